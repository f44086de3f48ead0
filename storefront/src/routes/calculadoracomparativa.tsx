import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/calculadoracomparativa'];

export const Route = createFileRoute('/calculadoracomparativa')({
  staticData: { upcomingPage },
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'calculadoracomparativa' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
