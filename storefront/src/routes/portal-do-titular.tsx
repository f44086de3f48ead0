import { createFileRoute } from '@tanstack/react-router';
import { textPageHead } from './-page/page-heads.ts';
import { lazyPage } from './-page/page-script.ts';

const textPage = { slug: 'portal-do-titular', title: 'Portal do Titular' };

export const Route = createFileRoute('/portal-do-titular')({
  staticData: { textPage },
  loader: async (loader) => (await import('./-loaders/index.ts')).loadText(loader, textPage.slug),
  head: ({ match }) => textPageHead(match.context, textPage),
  component: lazyPage(() => import('./-pages/help/TextPage.tsx'), 'TextPage'),
});
