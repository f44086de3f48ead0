import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { upcomingPages } from './-page/upcoming-pages.ts';
import { pageHead } from '#/shared/page-head.ts';

const upcomingPage = upcomingPages['/faq'];

export const Route = createFileRoute('/faq')({
  staticData: { upcomingPage },
  head: ({ match }) => pageHead(match.context.config, { title: upcomingPage.title, path: 'faq' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
