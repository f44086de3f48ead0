import { notFound } from '@tanstack/react-router';
import { preloadDrawing } from '@signdrive/design-system/car-picture';
import { loadCatalog, selectCatalog, selectOffers } from '#/features/catalog/index.ts';
import { selectOffer } from '#/features/offer/sagas.ts';
import { offerAt } from '#/domain/offer/catalog.ts';
import { decodeSimulation } from '#/domain/urls/simulation-search.ts';
import { labelOfStep, stepAt } from '#/domain/order/order-steps.ts';
import { loadBySearch, loadPage, type RouteLoader, type SearchLoader } from '../-page/load-page.ts';

/**
 * Loads the plan in the URL of an order's step. Personal data are loaded in the browser only.
 * @returns the step's name, for the page's head
 */
export async function loadOrderPage(loader: SearchLoader, { page: slug, etapa }: { page: string; etapa: string }) {
  const step = stepAt(etapa);
  if (step === undefined) throw notFound();
  await loadBySearch(loader, (search) => loadPlan(loader, slug, search));
  return { step: labelOfStep(step) };
}

async function loadPlan(loader: RouteLoader, slug: string, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await Promise.all([loadPage(loader, loadCatalog, ports), preloadDrawing(slug)]);
  if (selectCatalog(store.getState()).status !== 'success') return;
  const { version, selection } = decodeSimulation(search);
  const found = offerAt(selectOffers(store.getState()), slug, version);
  if (!found) return;
  const { offer, isAsWanted } = found;
  await loadPage(loader, selectOffer, ports, { slug, offer, wanted: selection, isAnotherVersion: !isAsWanted });
}
