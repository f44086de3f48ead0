import { loadConditions, loadTextPage } from '#/features/content/index.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';

/** Loads one text of the content service. */
export async function loadText(loader: RouteLoader, slug: string) {
  await loadPage(loader, loadTextPage, loader.context.ports, slug);
}

/** Loads the legal conditions, and those of every offer. */
export async function loadLegalConditions(loader: RouteLoader, slug: string) {
  await Promise.all([loadText(loader, slug), loadPage(loader, loadConditions, loader.context.ports)]);
}
