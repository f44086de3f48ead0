import type { UnknownAction } from '@reduxjs/toolkit';
import type { CatalogRoot } from '#/features/catalog/index.ts';
import type { ComparisonRoot } from '#/features/comparison/index.ts';
import type { ContentRoot } from '#/features/content/index.ts';
import type { OfferRoot } from '#/features/offer/index.ts';
import type { PartnerStoreRoot } from '#/features/partner-store/index.ts';
import { serverBudgetSpent } from './page-load.slice.ts';
import type { Ports } from '#/api/ports.ts';
import type { ThemePort } from '#/shared/page/partner-theme.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { Resolution } from '#/domain/address/route-resolution.ts';
import type { PublicConfig } from '../../../server/contract.ts';

/** The part of the state that pages read. */
export type PageState = CatalogRoot & ComparisonRoot & ContentRoot & OfferRoot & PartnerStoreRoot;

/** The store as routes use it; the application makes it. */
export interface PageStore {
  getState(): PageState;
  dispatch(action: UnknownAction): unknown;
  /** Runs one unit of work to its end; cancelled when the signal aborts, resolving to `undefined` then. */
  runSaga<Args extends unknown[], Result>(
    worker: (...args: Args) => Generator<unknown, Result>,
    signal: AbortSignal,
    ...args: Args
  ): Promise<Result | undefined>;
}

/** An address as routes see it. */
export interface PageLocation {
  pathname: string;
  search: object;
}

/** The resolution of the current address. The router writes it, and the code that leaves a store. */
export interface PageAddress {
  resolution: Resolution;
  /** The store that addresses built on this page belong to. */
  storeSlug: string | undefined;
  /** Aborts when an address of another store, or of none, takes this one's place. */
  readonly left: AbortSignal;
  /** The load of the frame that is under way, and `left` of the address it is for. */
  frame?: { of: AbortSignal; done: Promise<void> } | undefined;
}

/** What a page's work may ask of the outside. */
export interface PagePorts extends Ports {
  storage: StoragePort;
  themes: ThemePort;
}

/** What every route's loader gets from the router. */
export interface RouterContext {
  store: PageStore;
  ports: PagePorts;
  config: PublicConfig;
  address: PageAddress;
  /** Where the visitor is, or is going: what a loader was begun for may be another address meanwhile. */
  readLocation: () => PageLocation;
  /** Aborts when the server has waited long enough for a page's data; absent in the browser. */
  serverBudget: AbortSignal | undefined;
}

/** What of a route's loader its work needs. */
export interface RouteLoader {
  context: RouterContext;
  route: { id: string };
  abortController: Pick<AbortController, 'signal'>;
}

/** The same of a loader whose page the address's search says more about. */
export interface SearchLoader extends RouteLoader {
  location: PageLocation;
}

/**
 * Runs a page's worker saga from its loader.
 * On the server the wait is bounded, for all of a page's work together: past the budget the work is dropped, the page goes out with its skeletons,
 * and the browser loads that route again after hydration (docs/architecture.md, "Rendering").
 */
export async function loadPage<Args extends unknown[], Result>(
  { context, route, abortController: { signal } }: RouteLoader,
  worker: (...args: Args) => Generator<unknown, Result>,
  ...args: Args
): Promise<Result | undefined> {
  const { store, serverBudget } = context;
  if (!serverBudget) return store.runSaga(worker, signal, ...args);

  // oxlint-disable-next-line baseline/newer-builtin -- a server budget exists on the server only
  const result = await store.runSaga(worker, AbortSignal.any([signal, serverBudget]), ...args);
  if (serverBudget.aborted && !signal.aborted) store.dispatch(serverBudgetSpent({ routeId: route.id }));
  return result;
}

/**
 * Loads a page that depends on its search, until the data of the current address has loaded. The router identifies a
 * page by its path. A navigation to the same page with another search therefore shares the pending load, even one that
 * a preload has started.
 */
export async function loadBySearch<Facts>(
  { context, location, abortController: { signal } }: SearchLoader,
  load: (search: Record<string, string>) => Promise<Facts>,
): Promise<Facts> {
  let { search } = location;
  while (true) {
    const facts = await load(search as Record<string, string>);
    const latest = context.readLocation();
    const isLoaded = latest.pathname !== location.pathname || isSameSearch(latest.search, search);
    if (isLoaded || signal.aborted) return facts;
    search = latest.search;
  }
}

const isSameSearch = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
