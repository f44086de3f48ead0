import { redirect } from '@tanstack/react-router';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { restoreConsent } from '#/features/consent/index.ts';
import { selectPartner, selectPartnerStore, storeFound, storeLeft } from '#/features/partner-store/index.ts';
import { checkStore } from '#/features/partner-store/sagas.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';
import { serverBudgetSpent } from '../-page/page-load.slice.ts';

/** What stands around every page: the store it belongs to, the cars the footer links, the visitor's consent. */
export async function loadLayout(loader: RouteLoader) {
  const { store, ports, address, serverBudget } = loader.context;
  const { resolution, storeSlug } = address;
  await loadPage(loader, restoreConsent, ports);
  if (resolution.kind === 'notFound') {
    store.dispatch(storeSlug === undefined ? storeLeft() : storeFound({ slug: storeSlug }));
    // Nobody is asked for an address that leads nowhere; the browser of a visitor who stays loads what the frame shows.
    if (serverBudget) store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
    else await loadPage(loader, loadCatalog, ports);
    return;
  }

  await Promise.all([loadPage(loader, loadCatalog, ports), loadPage(loader, checkStore, ports, storeSlug)]);
  const { status } = selectPartnerStore(store.getState());
  // A store that is known is open without its partner's facts: the browser asks for them once more.
  if (serverBudget && status === 'open' && !selectPartner(store.getState())) {
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
  }
  if (status !== 'unknown' && status !== 'failed') return;
  // The server sends nobody away because a check failed: the browser checks again, and decides (product.md, "Routes").
  if (status === 'failed' && serverBudget) {
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
    return;
  }
  address.storeSlug = undefined;
  if (resolution.kind === 'page' && !resolution.isStoreNamed) {
    store.dispatch(storeLeft());
    return;
  }
  throw redirect({ to: '/', statusCode: 302, state: { store: 'house' } });
}
