import { selectOffers } from '#/features/catalog/index.ts';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { loadCompared } from '#/features/comparison/sagas.ts';
import { decodeCompared, offersCompared } from '#/domain/comparison/comparison-selection.ts';
import { loadBySearch, loadPage, type RouteLoader, type SearchLoader } from '../-page/load-page.ts';
import { comparedFacts } from './compared-facts.ts';

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
