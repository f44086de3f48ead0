import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/faq')({
  loader: async (loader) => (await import('./-loaders/index.ts')).loadQuestions(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Perguntas Frequentes', path: 'faq', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/FaqPage.tsx'), 'FaqPage'),
});
