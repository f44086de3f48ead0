import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Confirmar e-mail';

export const Route = createFileRoute('/confirm-email/$token')({
  staticData: { upcomingPage: title },
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: ({ match }) => pageHead(match.context.config, { title, path: 'confirm-email' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
