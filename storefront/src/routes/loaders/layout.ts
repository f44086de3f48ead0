import { redirect } from '@tanstack/react-router';
import { loadCatalog } from '#/features/catalog/index.ts';
import { restoreConsent } from '#/features/consent/index.ts';
import {
  checkStore,
  selectPartner,
  selectPartnerStore,
  storeFound,
  storeLeft,
} from '#/features/partner-store/index.ts';
import { loadPage, type RouteLoader } from './load-page.ts';
import { serverBudgetSpent } from './page-load.slice.ts';

/** Redirects from a store that doesn't exist, and replaces its history entry. */
const home = { to: '/', state: { store: 'house' } } as const;

interface FrameLoader extends RouteLoader {
  navigate: (options: typeof home & { replace: true }) => unknown;
}

/**
 * Loads the frame of every page: the store in the URL, the cars for the footer's links, the visitor's consent. The
 * router shares a pending or just finished load of the frame between URLs, although their stores may differ. So
 * each URL requests its own store (`beforeLoad` of the root), and a shared load continues until the frame is the
 * current URL's.
 */
export async function loadLayout(loader: FrameLoader) {
  const { url } = loader.context;
  for (let left = url.left; ; left = url.left) {
    await frameOf(loader);
    if (loader.abortController.signal.aborted || !left.aborted) return;
  }
}

/**
 * The layout's load of the current URL, shared by its requests and cancelled when the visitor goes to another store.
 */
export function frameOf(loader: FrameLoader): Promise<void> {
  const { url, serverBudget } = loader.context;
  const of = url.left;
  if (url.frame?.of === of) return url.frame.done;
  const signal = serverBudget ? loader.abortController.signal : of;
  const done = loadFrame({ ...loader, abortController: { signal } }).finally(() => {
    if (url.frame?.of === of) url.frame = undefined;
  });
  url.frame = { of, done };
  return done;
}

async function loadFrame(loader: FrameLoader) {
  const { store, ports, url, serverBudget } = loader.context;
  const { resolution, storeSlug } = url;
  await loadPage(loader, restoreConsent, ports);
  if (resolution.kind === 'notFound' && serverBudget) {
    // A URL without a page loads nothing. If the visitor stays, the browser loads the data of the frame.
    store.dispatch(storeSlug === undefined ? storeLeft() : storeFound({ slug: storeSlug }));
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
    return;
  }

  await Promise.all([loadPage(loader, loadCatalog, ports), loadPage(loader, checkStore, ports, storeSlug)]);
  if (loader.abortController.signal.aborted) return;
  const { status } = selectPartnerStore(store.getState());
  // A known store is open without its partner's facts: the browser requests them again.
  if (serverBudget && status === 'open' && !selectPartner(store.getState())) {
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
  }
  if (status !== 'unknown' && status !== 'failed') return;
  // The server does not redirect after a failed check: the browser checks again and decides (product.md, "Routes").
  if (status === 'failed' && serverBudget) {
    store.dispatch(serverBudgetSpent({ routeId: loader.route.id }));
    return;
  }
  url.storeSlug = undefined;
  if (resolution.kind === 'notFound' || (resolution.kind === 'page' && !resolution.isStoreNamed)) {
    store.dispatch(storeLeft());
    return;
  }
  if (serverBudget) throw redirect({ ...home, statusCode: 302 });
  loader.navigate({ ...home, replace: true });
}
