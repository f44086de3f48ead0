import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/comparar')({
  // Not by `loaderDeps`: each selection would be another page, replaced by the loading overlay.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadComparedPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Comparar ofertas', path: 'comparar' }),
  component: lazyPage(() => import('./-pages/offer/ComparedPage.tsx'), 'ComparedPage'),
});
