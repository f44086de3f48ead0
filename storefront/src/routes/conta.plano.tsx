import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/conta/plano'];

export const Route = createFileRoute('/conta/plano')({
  staticData: { upcomingPage },
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'conta/plano' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
