import { redirect } from '@tanstack/react-router';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { selectPartnerStore } from '#/features/partner-store/index.ts';
import { checkStore } from '#/features/partner-store/sagas.ts';
import { loadPage, type RouteLoader } from '../-page/load-page.ts';
import { serverBudgetSpent } from '../-page/page-load.slice.ts';

/** What stands around every page: the store its address names, and the cars the footer links. */
export async function loadLayout(loader: RouteLoader) {
  const { store, ports, storeInAddress, serverBudget } = loader.context;
  await Promise.all([loadPage(loader, loadCatalog, ports), loadPage(loader, checkStore, ports, storeInAddress.slug)]);

  const { status } = selectPartnerStore(store.getState());
  // The server sends nobody away because a check failed: the browser checks again, and decides (product.md, "Routes").
  if (status === 'failed' && serverBudget) {
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
    return;
  }
  if (status === 'unknown' || status === 'failed') {
    storeInAddress.slug = undefined;
    throw redirect({ to: '/', statusCode: 302 });
  }
}
