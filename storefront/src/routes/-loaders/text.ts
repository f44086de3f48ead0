import { loadConditions, loadTextPage } from '#/features/content/index.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/** One text of the content service. */
export async function loadText(loader: RouteLoader, slug: string) {
  await loadPage(loader, loadTextPage, loader.context.ports, slug);
}

/** The legal conditions, and those that hold for every offer. */
export async function loadLegalConditions(loader: RouteLoader, slug: string) {
  await Promise.all([loadText(loader, slug), loadPage(loader, loadConditions, loader.context.ports)]);
}
