import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

const title = 'Status do pedido';

export const Route = createFileRoute('/conta/status-pedido')({
  staticData: { accountPage: title },
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  head: ({ match }) => pageHead(match.context, { title, path: 'conta/status-pedido' }),
  component: lazyPage(() => import('./-pages/account/OrderStatusPage.tsx'), 'OrderStatusPage'),
});
