import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

const title = 'Minha conta';

export const Route = createFileRoute('/conta/minha-conta')({
  staticData: { accountPage: title },
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  head: ({ match }) => pageHead(match.context, { title, path: 'conta/minha-conta' }),
  component: lazyPage(() => import('./-pages/account/ProfilePage.tsx'), 'ProfilePage'),
});
