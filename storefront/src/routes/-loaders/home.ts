import { loadCatalog, selectCars } from '#/features/catalog/index.ts';
import { loadLeading, loadTables } from '#/features/comparison/index.ts';
import { loadHome, selectHome } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/** Loads the home page's texts, the list of offers, and the comparison of the car in its hero. */
export async function loadHomePage(loader: RouteLoader) {
  const { store, ports } = loader.context;
  await Promise.all([
    loadPage(loader, loadHome, ports),
    loadPage(loader, loadCatalog, ports),
    loadPage(loader, loadTables, ports),
  ]);

  const home = dataOf(selectHome(store.getState()));
  if (!home?.compareAndSign) return;
  const cars = selectCars(store.getState()).filter(({ isAvailable, bestCondition }) => isAvailable && bestCondition);
  const leading = cars.find(({ slug }) => slug === home.banner?.carSlug) ?? cars[0];
  if (leading) await loadPage(loader, loadLeading, ports, leading);
}
