import { loadCatalog, selectOffers } from '#/features/catalog/index.ts';
import { decodeCompared, offersCompared } from '#/domain/comparison/comparison-selection.ts';
import { loadCompared } from '#/features/comparison/index.ts';
import type { PageFacts } from '#/shared/page/page-head.ts';
import { formatList } from '#/shared/text/format.ts';
import { loadBySearch, loadPage, type RouteLoader, type RouterContext, type SearchLoader } from '../-page/load-page.ts';

/**
 * The offers the address puts side by side, and what a plan of each costs.
 * @returns what the page's head says
 */
export function loadComparedPage(loader: SearchLoader) {
  return loadBySearch(loader, (search) => loadCars(loader, search));
}

async function loadCars(loader: RouteLoader, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await loadPage(loader, loadCatalog, ports);
  const selection = decodeCompared(search);
  const { found } = offersCompared(selection, selectOffers(store.getState()));
  await loadPage(
    loader,
    loadCompared,
    ports,
    found.map(({ offer }) => offer),
    selection,
  );
  return comparedFacts(loader.context, search);
}

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
