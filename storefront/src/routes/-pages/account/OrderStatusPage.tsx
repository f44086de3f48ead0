import { AccountContent } from './AccountContent.tsx';

const load = async () => (await import('./OrderStatusContent.tsx')).OrderStatusContent;

/** Status do pedido. */
export function OrderStatusPage() {
  return <AccountContent load={load} />;
}
