import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

const title = 'Meu plano';

export const Route = createFileRoute('/conta/plano')({
  staticData: { accountPage: title },
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  head: ({ match }) => pageHead(match.context, { title, path: 'conta/plano' }),
  component: lazyPage(() => import('./-pages/account/PlanPage.tsx'), 'PlanPage'),
});
