import { loadCatalog } from '#/features/catalog/sagas.ts';
import { loadHome } from '#/features/content/sagas.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/** The home page's texts and the list of offers. */
export async function loadHomePage(loader: RouteLoader) {
  const { ports } = loader.context;
  await Promise.all([loadPage(loader, loadHome, ports), loadPage(loader, loadCatalog, ports)]);
}
