import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/ofertasvw/$page')({
  staticData: { surface: 'stage' },
  // Not by `loaderDeps`: each plan would be another page, replaced by the loading overlay.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadOfferPage(loader, loader.params.page),
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Oferta por assinatura', path: `ofertasvw/${params.page}` }),
  component: lazyPage(() => import('./-pages/offer/OfferPage.tsx'), 'OfferPage'),
});
