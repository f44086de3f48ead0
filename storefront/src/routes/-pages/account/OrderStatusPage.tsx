import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#/features/account/index.ts';
import { loadPageScript } from '../../-page/page-script.ts';

// Fetched for whoever is known: anybody else is led to the log-in.
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
