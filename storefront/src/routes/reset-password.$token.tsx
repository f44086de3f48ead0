import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Redefinir senha';

export const Route = createFileRoute('/reset-password/$token')({
  staticData: { upcomingPage: title },
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: ({ match }) => pageHead(match.context.config, { title, path: 'reset-password' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
