import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/calculadoracomparativa')({
  // Not by loaderDeps: another number would be another page, and the loading overlay would take the place of this one.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});
