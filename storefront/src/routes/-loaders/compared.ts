import { loadCatalog, selectOffers } from '#/features/catalog/index.ts';
import { decodeCompared, offersCompared } from '#/domain/comparison/comparison-selection.ts';
import { loadCompared } from '#/features/comparison/index.ts';
import type { PageFacts } from '#/shared/page/page-head.ts';
import { formatList } from '#/shared/text/format.ts';
import { loadBySearch, loadPage, type RouteLoader, type RouterContext, type SearchLoader } from '../-page/load-page.ts';

/**
 * Loads the offers in the URL, and the price of a plan of each.
 * @returns the data of the page's head
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

/** Title and description of the comparison. They contain the cars' names, for bookmarks and the history. */
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
