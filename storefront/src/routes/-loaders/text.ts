import { loadTextPage } from '#/features/content/sagas.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/** One text of the content service. */
export async function loadText(loader: RouteLoader, slug: string) {
  await loadPage(loader, loadTextPage, loader.context.ports, slug);
}
