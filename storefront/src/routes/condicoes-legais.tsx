import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { textPageHead } from './-page/text-page-head.ts';

const textPage = { slug: 'condicoes-legais', title: 'Condições Legais' };

export const Route = createFileRoute('/condicoes-legais')({
  staticData: { textPage },
  loader: async (loader) => (await import('./-loaders/text.ts')).loadLegalConditions(loader, textPage.slug),
  head: ({ match }) => textPageHead(match.context, textPage),
  component: lazyPage(() => import('./-pages/help/LegalConditionsPage.tsx'), 'LegalConditionsPage'),
});
