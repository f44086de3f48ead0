import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#/features/account/index.ts';
import { loadPageScript } from '../../-page/page-script.ts';

// Loaded for a logged-in user only: other visitors are redirected to the log-in.
const ProfileContent = lazy(async () => ({
  default: (await loadPageScript(() => import('./ProfileContent.tsx'))).ProfileContent,
}));

/** Minha conta. */
export function ProfilePage() {
  return (
    <Suspense fallback={<AccountSkeleton />}>
      <ProfileContent />
    </Suspense>
  );
}
