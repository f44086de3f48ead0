import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/comparar')({
  // Not by loaderDeps: another selection would be another page, and the loading overlay would take the place of this one.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/compared.ts')).loadComparedPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Comparar ofertas', path: 'comparar' }),
  component: lazyPage(() => import('./-pages/offer/ComparedPage.tsx'), 'ComparedPage'),
});
