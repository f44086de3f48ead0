import { selectOffers } from '#/features/catalog/index.ts';
import { decodeCompared, offersCompared } from '#/domain/comparison/comparison-selection.ts';
import { formatList } from '#/shared/text/format.ts';
import type { PageFacts } from '#/shared/page/page-head.ts';
import type { RouterContext } from '../-page/load-page.ts';

/** What the head of the comparison says: it names its cars, so that a bookmark and the history say which. */
export function comparedFacts({ store }: RouterContext, search: Record<string, string>): PageFacts {
  const { found } = offersCompared(decodeCompared(search), selectOffers(store.getState()));
  const names = [...new Set(found.map(({ offer }) => offer.name))];
  return {
    title: names.length < 2 ? 'Comparar ofertas' : `Comparar ${formatList(names)}`,
    description:
      'Duas ou três ofertas de carro por assinatura lado a lado: mensalidade, prazo, total, o que está incluído e quanto custa sair antes.',
    path: 'comparar',
  };
}
