import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

/** The page of an e-mail's link, also after its token was moved out of the URL; without a token, the e-mail step. */
export const Route = createFileRoute('/reset-password/{-$token}')({
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: ({ match }) => pageHead(match.context, { title: 'Redefinir senha', path: 'reset-password' }),
  component: lazyPage(() => import('./-pages/identity/RecoveryPage.tsx'), 'RecoveryPage'),
});
