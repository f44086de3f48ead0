import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#/features/account/index.ts';
import { loadPageScript } from '../../-page/page-script.ts';

// Loaded for a logged-in user only: other visitors are redirected to the log-in.
const OrderStatusContent = lazy(async () => ({
  default: (await loadPageScript(() => import('./OrderStatusContent.tsx'))).OrderStatusContent,
}));

/** Status do pedido. */
export function OrderStatusPage() {
  return (
    <Suspense fallback={<AccountSkeleton />}>
      <OrderStatusContent />
    </Suspense>
  );
}
