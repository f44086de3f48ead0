import { selectCars } from '#/features/catalog/index.ts';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { loadCompared } from '#/features/comparison/sagas.ts';
import { decodeCompared } from '#/domain/comparison-selection.ts';
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
  const cars = selectCars(store.getState());
  const offers = decodeCompared(search).slugs.flatMap((slug) => cars.find((car) => car.slug === slug) ?? []);
  await loadPage(loader, loadCompared, ports, offers);
  return comparedFacts(loader.context, search);
}
