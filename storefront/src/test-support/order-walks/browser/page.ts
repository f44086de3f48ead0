import type { UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '#/api/ports.ts';
import { loadCatalog } from '#/features/catalog/sagas.ts';
import { selectOffers } from '#/features/catalog/index.ts';
import { selectOffer } from '#/features/offer/sagas.ts';
import { offerAt } from '#/domain/catalog.ts';
import { decodeSimulation } from '#/domain/offer-address.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import { selectPageDialog } from '#/shared/page-dialog.slice.ts';
import type { StoragePort } from '#/shared/storage.ts';
import type { AppRouter } from '../../../app/router.tsx';
import { browserLock } from '../../../app/browser-lock.ts';
import { createPorts } from '../../../app/ports.ts';
import { rootSaga } from '../../../app/root-saga.ts';
import type { Sagas } from '../../../app/saga-gate.ts';
import { startSagas } from '../../../app/sagas.ts';
import { createAppStore, serverStateReceived, type AppStore, type RootState } from '../../../app/store.ts';
import { createWatchers, type WatcherOptions } from '../../../app/watchers.ts';
import { aConfig } from '../../builders.ts';
import type { Browser, BrowserTab, PageFrame } from './browser.ts';
import type { Network } from './network.ts';
import { carWithSlug } from '../service/catalogue.ts';
import { Screens } from '../screens/screens.ts';

/** Watchers that have nothing to do with an order. */
const leftOut: ReadonlySet<string> = new Set([
  'tracking',
  'tracked events',
  'conversions',
  'steps of the offer page',
  'consent',
  'connection',
  'partner store',
  'list of cars',
  'conditions',
  'dealer contact',
  'last seen',
  'share',
  'nearby',
  'simulation of an earlier visit',
  'offer',
  'forgotten password',
  'registration',
  'leads of an earlier visit',
]);

const config = aConfig();

/** One entry of a tab's history. */
export interface Entry {
  pathname: string;
  search: string;
  /** The document that was open there. */
  page: Page | undefined;
}

/** A tab of the browser: its history, and what it keeps over a reload. */
export class Tab implements BrowserTab {
  readonly name: string;
  readonly session = new Map<string, string>();
  readonly world: PageWorld;
  readonly entries: Entry[] = [];
  place = -1;
  /** Set with the first load. */
  page!: Page;
  frame: PageFrame | undefined;

  constructor(world: PageWorld, name: string) {
    this.world = world;
    this.name = name;
  }

  get entry(): Entry {
    return this.entries[this.place] as Entry;
  }

  /** Loads an address, or the present one again where it is empty. */
  async load(address: string): Promise<void> {
    const { browser } = this.world;
    await this.leavePage();
    if (address !== '') this.push(address);
    const state = await serverState(this.world, this.entry.pathname);
    const page = new Page(this, state);
    this.page = page;
    this.frame = page.frame;
    this.entry.page = page;
    await browser.within(page.frame, () => page.start());
  }

  /** Unloads the document, which may store something in `pagehide`. */
  async leavePage(): Promise<void> {
    const { browser } = this.world;
    const { frame } = this;
    if (!frame || frame.isGone) return;
    await browser.within(frame, () => frame.window.emit('pagehide'));
    browser.leave(frame);
  }

  /** A new entry after the present one. */
  push(address: string): void {
    const [pathname = '/', search = ''] = address.split('?');
    this.entries.splice(this.place + 1, Infinity, { pathname, search, page: this.entries[this.place]?.page });
    this.place += 1;
  }

  /** Back or forward: in the same document a change of the address, else a load. */
  async go(by: -1 | 1): Promise<void> {
    this.place += by;
    const { page } = this;
    if (this.entry.page === page) await this.world.browser.within(page.frame, () => page.arrive());
    else await this.load('');
  }
}

/** What all pages of a walk share. */
export interface PageWorld {
  browser: Browser;
  network: Network;
  storage: StoragePort;
  /** Called when a watcher has crashed. */
  onCrash: (watcher: string, error: unknown) => void;
}

/** One document: the application's store, its sagas as the product starts them, and its screens. */
export class Page {
  readonly tab: Tab;
  readonly frame: PageFrame;
  readonly store: AppStore;
  readonly ports: ReturnType<typeof createPorts>;
  readonly router: AppRouter;
  readonly screens: Screens;
  /** The dialog to pay a contract in another way is open. */
  isMethodEdited = false;
  #isDrawingDue = false;

  constructor(tab: Tab, state: Partial<RootState>) {
    const { world } = tab;
    this.tab = tab;
    this.frame = world.browser.openPage(tab, (address) => {
      // Browsers load in a task of its own.
      const { frame } = this;
      world.browser.time.start(() => !frame.isGone && void tab.load(address));
    });
    let sagas: Sagas | undefined;
    this.store = createAppStore({ start: (io) => (sagas = startSagas(io)) }, world.storage);
    this.store.dispatch(serverStateReceived({ ...this.store.getState(), ...state }));
    this.router = routerOf(this);
    this.ports = createPorts({ config, storage: world.storage });
    const { records } = world.browser;
    // As app/flows.ts makes it, over the browser of the walk.
    const ledger = createLedger({
      records,
      lock: browserLock,
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    });
    const ports: WatcherOptions['ports'] = { ...this.ports, records, ledger };
    const notices = { show: () => undefined, dismiss: () => undefined, prepare: async () => undefined };
    const watchers = createWatchers({
      ports,
      router: this.router,
      notices: notices as never,
      reportFailure: () => undefined,
    }).filter(({ name }) => !leftOut.has(name));
    this.screens = new Screens(this);
    this.start = () => {
      sagas?.run(rootSaga, watchers, ({ watcher, error }) => world.onCrash(watcher, error));
      this.store.subscribe(() => this.draw());
      this.frame.document.add('visibilitychange', () => this.draw());
      this.screens.draw();
    };
  }

  readonly start: () => void;

  get state(): RootState {
    return this.store.getState();
  }

  get isInFront(): boolean {
    return this.tab.world.browser.front === this.tab;
  }

  /** While a dialog is open, nothing behind it can be pressed. */
  get isDialogOpen(): boolean {
    return this.isMethodEdited || selectPageDialog(this.state) !== undefined;
  }

  dispatch(action: UnknownAction): void {
    this.store.dispatch(action);
  }

  /** Renders once for all changes of one turn, as React does. */
  draw(): void {
    if (this.#isDrawingDue) return;
    this.#isDrawingDue = true;
    queueMicrotask(() => {
      this.#isDrawingDue = false;
      if (!this.frame.isGone) this.screens.draw();
    });
  }

  /** Follows a link within the document. */
  navigate(address: string, isInPlace = false): void {
    if (isInPlace) {
      const [pathname = '/', search = ''] = address.split('?');
      Object.assign(this.tab.entry, { pathname, search });
    } else this.tab.push(address);
    this.arrive();
  }

  /** The address has changed: the route's loader runs. */
  arrive(): void {
    this.isMethodEdited = false;
    const [, first, slug] = this.tab.entry.pathname.split('/');
    if (first === 'ofertasvw' && slug !== undefined) void loadCar(this.store, this.ports, slug);
    this.draw();
  }
}

/** Loads the car of an order or an offer, as the loaders of the routes do. */
async function loadCar(store: AppStore, ports: Pick<Ports, 'catalog' | 'offer'>, slug: string): Promise<void> {
  const { signal } = new AbortController();
  await store.runSaga(loadCatalog, signal, ports);
  const found = offerAt(selectOffers(store.getState()), slug);
  if (!found) return;
  const { selection: wanted } = decodeSimulation({});
  await store.runSaga(selectOffer, signal, ports, { slug, offer: found.offer, wanted });
}

/** States that the server has rendered, by car and price. */
const serverStates = new Map<string, Partial<RootState>>();

async function serverState(world: PageWorld, pathname: string): Promise<Partial<RootState>> {
  const { network, storage } = world;
  const [, first, slug = ''] = pathname.split('/');
  const car = first === 'ofertasvw' ? carWithSlug(slug) : undefined;
  if (!car) return {};
  const key = `${slug} ${network.priceOf(car)}`;
  const known = serverStates.get(key);
  if (known) return known;
  const store = createAppStore({ start: (io) => startSagas(io) });
  const ports = createPorts({ config, storage });
  await network.asServer(() => loadCar(store, ports, slug));
  const { catalog, offer } = store.getState();
  serverStates.set(key, { catalog, offer });
  return { catalog, offer };
}

/** The part of the router that the watchers use. */
function routerOf(page: Page): AppRouter {
  const { tab, store } = page;
  const listeners = new Set<() => void>();
  const router = {
    get state() {
      const { pathname, search } = tab.entry;
      const searchStr = search === '' ? '' : `?${search}`;
      const location = {
        pathname,
        search: Object.fromEntries(new URLSearchParams(search)),
        searchStr,
        hash: '',
        href: pathname + searchStr,
        state: {},
      };
      return { location };
    },
    options: {
      context: { store, config, address: { storeSlug: undefined, resolution: { kind: 'page' } } },
      parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
    },
    subscribe: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: async (to: NavigateOptions) => {
      if (page.frame.isGone) return;
      const pathname = to.to.replaceAll(/\$(\w+)/g, (_, name: string) => to.params?.[name] ?? '');
      const search = new URLSearchParams(to.search).toString();
      page.navigate(search === '' ? pathname : `${pathname}?${search}`, to.replace);
      queueMicrotask(() => {
        for (const listener of listeners) listener();
      });
    },
  };
  return router as unknown as AppRouter;
}

interface NavigateOptions {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
  replace?: boolean;
}
