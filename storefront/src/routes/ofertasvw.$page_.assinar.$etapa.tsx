import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Assinatura';

export const Route = createFileRoute('/ofertasvw/$page_/assinar/$etapa')({
  staticData: { upcomingPage: title },
  head: ({ match }) => pageHead(match.context.config, { title, path: '' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
