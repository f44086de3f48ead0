import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/clientes')({
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHelp(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Área do cliente', path: 'clientes', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/HelpPage.tsx'), 'HelpPage'),
});
