import { selectCars } from '#/features/catalog/index.ts';
import { decodeCompared } from '#/domain/comparison-selection.ts';
import { pageHead } from '#/shared/page-head.ts';
import type { RouterContext } from './load-page.ts';

/** Head of the comparison: it names its cars, so that a bookmark and the history say which. */
export function comparedHead({ store, config }: RouterContext, search: Record<string, string>) {
  const cars = selectCars(store.getState());
  const names = decodeCompared(search).slugs.flatMap((slug) => cars.find((car) => car.slug === slug)?.name ?? []);
  return pageHead(config, {
    title: names.length < 2 ? 'Comparar ofertas' : `Comparar ${new Intl.ListFormat('pt-BR').format(names)}`,
    description:
      'Duas ou três ofertas de carro por assinatura lado a lado: mensalidade, prazo, total, o que está incluído e quanto custa sair antes.',
    path: 'comparar',
  });
}
