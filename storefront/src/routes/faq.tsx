import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Perguntas Frequentes';

export const Route = createFileRoute('/faq')({
  staticData: { upcomingPage: title },
  head: ({ match }) => pageHead(match.context.config, { title, path: 'faq' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
