import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

/** The page of a registration's e-mail link: home, with the result in a dialog (spec §2.1). */
export const Route = createFileRoute('/confirm-email/{-$token}')({
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  head: ({ match }) => pageHead(match.context, { title: 'Confirmar e-mail', path: 'confirm-email' }),
  component: lazyPage(() => import('./-pages/identity/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});
