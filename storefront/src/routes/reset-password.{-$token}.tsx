import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

/** The link of an e-mail, and the same page once its token has left the address; without any, the e-mail step. */
export const Route = createFileRoute('/reset-password/{-$token}')({
  loader: async (loader) => (await import('./-loaders/home.ts')).loadHomePage(loader),
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: ({ match }) => pageHead(match.context, { title: 'Redefinir senha', path: 'reset-password' }),
  component: lazyPage(() => import('./-pages/identity/RecoveryPage.tsx'), 'RecoveryPage'),
});
