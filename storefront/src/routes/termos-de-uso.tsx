import { createFileRoute } from '@tanstack/react-router';
import { textPageHead } from './-page/page-heads.ts';
import { lazyPage } from './-page/page-script.ts';

const textPage = { slug: 'termos-de-uso', title: 'Termos de Uso' };

export const Route = createFileRoute('/termos-de-uso')({
  staticData: { textPage },
  loader: async (loader) => (await import('./-loaders/index.ts')).loadText(loader, textPage.slug),
  head: ({ match }) => textPageHead(match.context, textPage),
  component: lazyPage(() => import('./-pages/help/TextPage.tsx'), 'TextPage'),
});
