import { createFileRoute } from '@tanstack/react-router';
import { selectHome } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/')({
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  head: ({ match }) => {
    const home = dataOf(selectHome(match.context.store.getState()));
    return pageHead(match.context, {
      title: home?.seo.title ?? 'Carro por assinatura',
      description: home?.seo.description,
      keywords: home?.seo.keywords,
      path: '',
    });
  },
  component: lazyPage(() => import('./-pages/home/HomePage.tsx'), 'HomePage'),
});
