import type { UnknownAction } from '@reduxjs/toolkit';
import type { CatalogRoot } from '#/features/catalog/index.ts';
import type { ContentRoot } from '#/features/content/index.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { PartnerStoreRoot, ThemePort } from '#/features/partner-store/index.ts';
import { serverBudgetSpent } from './page-load.slice.ts';
import type { Ports } from '#/api/ports.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { Resolution } from '#/domain/urls/route-resolution.ts';
import type { PublicConfig } from '../../../server/contract.ts';

/** The part of the state that pages read. */
export type PageState = CatalogRoot & ContentRoot & LateRoot & PartnerStoreRoot;

/** The store as routes use it. */
export interface PageStore {
  getState(): PageState;
  dispatch(action: UnknownAction): unknown;
  /** Runs a saga to its end; cancelled when the signal aborts, and then resolves to `undefined`. */
  runSaga<Args extends unknown[], Result>(
    worker: (...args: Args) => Generator<unknown, Result>,
    signal: AbortSignal,
    ...args: Args
  ): Promise<Result | undefined>;
}

/** A URL as routes see it. */
export interface PageLocation {
  pathname: string;
  search: object;
}

/** The resolution of the current URL. The router writes it, and the code that leaves a store. */
export interface PageUrl {
  resolution: Resolution;
  /** Store of the URLs that are built on this page. */
  storeSlug: string | undefined;
  /** Aborts when a URL of another store, or of none, replaces this one. */
  readonly left: AbortSignal;
  /** The pending load of the layout, with the `left` signal of its URL. */
  frame?: { of: AbortSignal; done: Promise<void> } | undefined;
}

/** Ports for a page's saga. */
export interface PagePorts extends Ports {
  storage: StoragePort;
  themes: ThemePort;
}

/** The data that the server has ready for a page. */
export interface ReadyData {
  /** Requests them, because the link may be followed. The state does not change: it may be another plan's link. */
  request: (location: PageLocation) => Promise<unknown>;
  /** Adds them to the state, for the page that opens. */
  add: (location: PageLocation) => Promise<void>;
}

/** The router context of every loader. */
export interface RouterContext {
  store: PageStore;
  ports: PagePorts;
  config: PublicConfig;
  url: PageUrl;
  /** The current or pending URL, which may have changed since the loader started. */
  readLocation: () => PageLocation;
  /** Calls the listener when a navigation has changed that URL. Returns the function that stops it. */
  watchLocation: (listener: () => void) => () => void;
  /** Absent until route changes are prepared. */
  readyData?: ReadyData;
  /** Aborts when the server's time for a page's data is over; absent in the browser. */
  serverBudget: AbortSignal | undefined;
}

/** The part of a loader's arguments that its saga needs. */
export interface RouteLoader {
  context: RouterContext;
  route: { id: string };
  location: PageLocation;
  abortController: Pick<AbortController, 'signal'>;
}

/**
 * Runs a page's worker saga from its loader. On the server, all sagas of a page share a time limit. After it they are
 * cancelled, the page is sent with skeletons, and the browser loads that route again after hydration
 * (docs/architecture.md, "Rendering").
 */
export async function loadPage<Args extends unknown[], Result>(
  { context, route, location, abortController: { signal } }: RouteLoader,
  worker: (...args: Args) => Generator<unknown, Result>,
  ...args: Args
): Promise<Result | undefined> {
  const { store, serverBudget } = context;
  if (!serverBudget) {
    await context.readyData?.add(location);
    return store.runSaga(worker, signal, ...args);
  }

  // oxlint-disable-next-line baseline/newer-builtin -- a server budget exists on the server only
  const result = await store.runSaga(worker, AbortSignal.any([signal, serverBudget]), ...args);
  if (serverBudget.aborted && !signal.aborted) store.dispatch(serverBudgetSpent({ routeId: route.id }));
  return result;
}

/**
 * Loads a page that depends on its search, until the data of the current URL has loaded. The router identifies a
 * page by its path. A navigation to the same page with another search therefore shares the pending load, even one that
 * a preload has started.
 * @param load gets a loader for what depends on the search: it is aborted when a navigation changes the search, so that a
 * slow service does not delay the next choice
 */
export async function loadBySearch<Facts>(
  { context, route, location, abortController: { signal } }: RouteLoader,
  load: (search: Record<string, string>, loader: RouteLoader) => Promise<Facts>,
): Promise<Facts> {
  const isOtherPage = () => context.readLocation().pathname !== location.pathname;
  // The search may have changed while the loader's script loaded.
  let { search } = isOtherPage() ? location : context.readLocation();
  const isCurrent = () => signal.aborted || isOtherPage() || isSameSearch(context.readLocation().search, search);
  while (true) {
    const abortController = new AbortController();
    const abort = () => abortController.abort();
    signal.addEventListener('abort', abort);
    const stop = context.watchLocation(() => {
      if (!isCurrent()) abort();
    });
    try {
      const facts = await load(search as Record<string, string>, { context, route, location, abortController });
      if (isCurrent()) return facts;
    } finally {
      stop();
      signal.removeEventListener('abort', abort);
    }
    search = context.readLocation().search;
  }
}

const isSameSearch = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
