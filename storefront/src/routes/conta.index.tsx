import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/conta/')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/conta/status-pedido', search: location.search, hash: location.hash, statusCode: 302 });
  },
});
