import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

/** The calculator for embedding in other sites, without the store's layout (product.md, "Routes"). */
export const Route = createFileRoute('/calculadora')({
  staticData: { frame: 'none' },
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});
