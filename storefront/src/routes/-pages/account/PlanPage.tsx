import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#/features/account/index.ts';
import { loadPageScript } from '../../-page/page-script.ts';

// Loaded for a logged-in user only: other visitors are redirected to the log-in.
const PlanContent = lazy(async () => ({
  default: (await loadPageScript(() => import('./PlanContent.tsx'))).PlanContent,
}));

/** Meu plano. */
export function PlanPage() {
  return (
    <Suspense fallback={<AccountSkeleton />}>
      <PlanContent />
    </Suspense>
  );
}
