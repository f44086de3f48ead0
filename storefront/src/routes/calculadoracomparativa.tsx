import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';
import { pageHead } from '#/shared/page/page-head.ts';

export const Route = createFileRoute('/calculadoracomparativa')({
  // Not by `loaderDeps`: each figure would be another page, replaced by the loading overlay.
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});
