import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Área do cliente';

export const Route = createFileRoute('/clientes')({
  staticData: { upcomingPage: title },
  head: ({ match }) => pageHead(match.context.config, { title, path: 'clientes' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
