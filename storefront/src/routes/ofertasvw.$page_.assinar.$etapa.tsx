import { createFileRoute } from '@tanstack/react-router';
import { orderHead } from './-page/page-heads.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/ofertasvw/$page_/assinar/$etapa')({
  staticData: { frame: 'reduced' },
  // Not by `loaderDeps`: each plan would be another page, replaced by the loading overlay.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadOrderPage(loader, loader.params),
  head: ({ match, params, loaderData }) => orderHead(match.context, params.page, loaderData?.step),
  component: lazyPage(() => import('./-pages/order/OrderPage.tsx'), 'OrderPage'),
});
