import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/confirm-email/$token'];

export const Route = createFileRoute('/confirm-email/$token')({
  staticData: { upcomingPage },
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'confirm-email' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
