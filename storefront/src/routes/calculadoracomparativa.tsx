import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page-head.ts';

const title = 'Calculadora comparativa';

export const Route = createFileRoute('/calculadoracomparativa')({
  staticData: { upcomingPage: title },
  head: ({ match }) => pageHead(match.context.config, { title, path: 'calculadoracomparativa' }),
  component: lazyPage(() => import('./-pages/UpcomingPage.tsx'), 'UpcomingPage'),
});
