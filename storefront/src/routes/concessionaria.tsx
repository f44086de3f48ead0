import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/concessionaria'];

export const Route = createFileRoute('/concessionaria')({
  staticData: { upcomingPage },
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'concessionaria' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
