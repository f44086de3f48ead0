import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/conta/minha-conta'];

export const Route = createFileRoute('/conta/minha-conta')({
  staticData: { upcomingPage },
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'conta/minha-conta' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
