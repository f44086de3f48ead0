import { redirect } from '@tanstack/react-router';
import { preloadDrawing } from '@signdrive/design-system/car-picture';
import { selectCatalog, selectOffers } from '#/features/catalog/index.ts';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { loadTables } from '#/features/comparison/sagas.ts';
import { selectCarPage } from '#/features/content/index.ts';
import { loadCarPage } from '#/features/content/sagas.ts';
import { selectOffer } from '#/features/offer/sagas.ts';
import { offerAt } from '#/domain/offer/catalog.ts';
import { isEmptyCarPage } from '#/domain/content/content.ts';
import { decodeSimulation } from '#/domain/address/offer-address.ts';
import { loadBySearch, loadPage, type RouteLoader, type SearchLoader } from '../-page/load-page.ts';
import { offerFacts } from './offer-facts.ts';

/**
 * One car's offer page: its texts, the offer its address names, and the plan.
 * @returns what its head says
 */
export async function loadOfferPage(loader: SearchLoader, slug: string) {
  await loadBySearch(loader, (search) => loadOffer(loader, slug, search));
  return offerFacts(loader.context, slug);
}

async function loadOffer(loader: RouteLoader, slug: string, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await Promise.all([
    loadPage(loader, loadCatalog, ports),
    loadPage(loader, loadCarPage, ports, slug),
    loadPage(loader, loadTables, ports),
    preloadDrawing(slug),
  ]);

  const content = selectCarPage(slug)(store.getState());
  const isEmpty = content.status === 'success' && (!content.data || isEmptyCarPage(content.data));
  // Empty or failed content goes home (spec §2.1).
  if (content.status === 'error' || isEmpty) throw redirect({ to: '/', statusCode: 302 });

  if (selectCatalog(store.getState()).status !== 'success') return;
  const { version, selection } = decodeSimulation(search);
  const found = offerAt(selectOffers(store.getState()), slug, version);
  if (!found) return;
  const { offer, isAsWanted } = found;
  await loadPage(loader, selectOffer, ports, { slug, offer, wanted: selection, isAnotherVersion: !isAsWanted });
}
