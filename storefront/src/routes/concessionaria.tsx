import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/concessionaria')({
  // Not by loaderDeps: another state would be another page, and the loading overlay would take the place of this one.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/dealers.ts')).loadDealersPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Concessionárias', path: 'concessionaria', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/DealersPage.tsx'), 'DealersPage'),
});
