import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Concessionárias';

export const Route = createFileRoute('/concessionaria')({
  staticData: { upcomingPage: title },
  head: ({ match }) => pageHead(match.context.config, { title, path: 'concessionaria' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
