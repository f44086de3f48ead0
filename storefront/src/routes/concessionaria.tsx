import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/concessionaria')({
  // Not by `loaderDeps`: each state would be another page, replaced by the loading overlay.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/dealers.ts')).loadDealersPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Concessionárias', path: 'concessionaria', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/DealersPage.tsx'), 'DealersPage'),
});
