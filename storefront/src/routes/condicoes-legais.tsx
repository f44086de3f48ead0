import { createFileRoute } from '@tanstack/react-router';
import { textPageHead } from './-page/page-heads.ts';
import { lazyPage } from './-page/page-script.ts';

const textPage = { slug: 'condicoes-legais', title: 'Condições Legais' };

export const Route = createFileRoute('/condicoes-legais')({
  staticData: { textPage },
  loader: async (loader) => (await import('./-loaders/index.ts')).loadLegalConditions(loader, textPage.slug),
  head: ({ match }) => textPageHead(match.context, textPage),
  component: lazyPage(() => import('./-pages/help/LegalConditionsPage.tsx'), 'LegalConditionsPage'),
});
