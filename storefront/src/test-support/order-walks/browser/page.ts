import type { UnknownAction } from '@reduxjs/toolkit';
import { browserLock } from '#/app/device/browser-records.ts';
import { checkStore, selectPartnerStore } from '#/features/partner-store/index.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { AppRouter } from '#/app/router.tsx';
import { leaveStore } from '#/app/flows/leave-store.ts';
import { createWatchers } from '#/app/flows/watchers.ts';
import { createPorts } from '#/app/ports.ts';
import { rootSaga, startSagas, type WatcherOptions } from '#/app/flows/root-saga.ts';
import type { Sagas } from '#/app/flows/saga-gate.ts';
import { createAppStore, serverStateReceived, type AppStore, type RootState } from '#/app/store.ts';
import { Screens } from '../screens/screens.ts';
import type { PageFrame } from './browser.ts';
import { segmentsOf } from './place.ts';
import { routerOf, type RouteListener } from './router.ts';
import { config, loadCar } from './store-server.ts';
import type { Entry, Tab } from './tab.ts';

/** Watchers that have nothing to do with an order, or only report and notify. */
const leftOut: ReadonlySet<string> = new Set([
  'failed loads',
  'equipment',
  'version prices',
  'offer notices',
  'tracking',
  'tracked events',
  'conversions',
  'steps of the offer page',
  'consent',
  'connection',
  'list of cars',
  'conditions',
  'dealer contact',
  'last seen',
  'share',
  'nearby',
  'simulation of an earlier visit',
  'offer',
  'leads of an earlier visit',
]);

/** One document: the application's store, its sagas as the product starts them, and its screens. */
export class Page {
  readonly tab: Tab;
  readonly frame: PageFrame;
  readonly store: AppStore;
  readonly ports: ReturnType<typeof createPorts>;
  readonly router: AppRouter;
  readonly routeListeners = new Set<RouteListener>();
  readonly screens: Screens;
  /** The dialog to pay a contract in another way is open. */
  isMethodEdited = false;
  #isDrawingDue = false;
  #drawnState: RootState | undefined;

  constructor(tab: Tab, state: Partial<RootState>) {
    const { world } = tab;
    this.tab = tab;
    this.frame = world.browser.openPage(tab, (url) => {
      // Browsers load in a task of its own.
      const { frame } = this;
      world.browser.time.start(() => !frame.isGone && void tab.load(url));
    });
    let sagas: Sagas | undefined;
    this.store = createAppStore({ start: (io) => (sagas = startSagas(io)) }, world.storage);
    this.store.dispatch(serverStateReceived({ ...this.store.getState(), ...state }));
    this.router = routerOf(this);
    this.ports = createPorts({ config, storage: world.storage });
    const { records } = world.browser;
    // As app/flows/flows.ts makes it, over the browser of the walk.
    const ledger = createLedger({
      records,
      lock: browserLock,
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    });
    const ports: WatcherOptions['ports'] = { ...this.ports, records, ledger };
    const notices = { show: () => undefined, dismiss: () => undefined, prepare: async () => undefined };
    const all = createWatchers({
      ports,
      router: this.router,
      notices: notices as never,
      reportFailure: () => undefined,
    });
    const watchers = all.filter(({ name }) => !leftOut.has(name));
    if (all.length - watchers.length !== leftOut.size) throw new Error('A watcher that is left out has another name.');
    this.screens = new Screens(this);
    this.start = () => {
      sagas?.run(rootSaga, [...watchers, ...world.watchers], ({ watcher, error }) => world.onCrash(watcher, error));
      this.store.subscribe(() => {
        if (this.state !== this.#drawnState) this.draw();
      });
      this.frame.document.add('visibilitychange', () => {
        if (this.isInFront) this.screens.revisit();
        this.draw();
      });
      this.screens.draw();
      void this.#checkStore();
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
      this.#drawnState = this.state;
      if (!this.frame.isGone) this.screens.draw();
    });
  }

  /** Follows a link within the document. */
  navigate(url: string, isInPlace = false, state: Entry['state'] = {}): void {
    const from = this.tab.spot;
    if (isInPlace) {
      const [pathname = '/', search = ''] = url.split('?');
      Object.assign(this.tab.entry, { pathname, search });
    } else this.tab.push(url);
    this.tab.entry.state = state;
    this.arrive(from);
  }

  /** The URL has changed: the router tells it, and the route's loader runs. */
  arrive(from: Tab['spot']): void {
    const to = this.tab.spot;
    const emit = (wanted: (name: string) => boolean) => {
      for (const { name, hear } of this.routeListeners) {
        if (!wanted(name)) continue;
        hear({
          fromLocation: { state: { __TSR_index: from.place } },
          toLocation: { state: { __TSR_index: to.place } },
          pathChanged: from.pathname !== to.pathname,
        });
      }
    };
    emit((name) => name === 'onBeforeLoad');
    this.isMethodEdited = false;
    const [, first, slug] = segmentsOf(this.tab.entry);
    if (first === 'ofertasvw' && slug !== undefined) void loadCar(this.store, this.ports, slug);
    void this.#checkStore();
    this.draw();
    queueMicrotask(() => emit((name) => name !== 'onBeforeLoad'));
  }

  /** As the layout's loader does, which leads home from a store that there is not. */
  async #checkStore(): Promise<void> {
    const { storeSlug } = this.tab.entry;
    if (storeSlug === undefined && selectPartnerStore(this.state).status === 'house') return;
    await this.store.runSaga(checkStore, new AbortController().signal, this.ports, storeSlug);
    const { status } = selectPartnerStore(this.state);
    if (status === 'unknown' || status === 'failed') leaveStore(this.router);
  }
}

/** Loads everything that the product loads on demand: virtual time can't wait for a chunk. */
export const preload = () =>
  Promise.all([
    import('#/api/services.ts'),
    import('#/features/account/sagas.ts'),
    import('#/features/checkout/checkout.saga.ts'),
    import('#/features/coupon/coupon.saga.ts'),
    import('#/features/order-changes/order-changes.saga.ts'),
    import('#/features/orders/sagas.ts'),
    import('#/features/partner-store/partner-store.saga.ts'),
    import('#/features/payment/sagas.ts'),
    import('#/features/leads/leads.saga.ts'),
    import('#/features/recovery/recovery.saga.ts'),
    import('#/features/registration/sagas.ts'),
    import('#/features/session/sagas.ts'),
    import('../../../app/device/account-device.ts'),
    import('../../../app/flows/last-seen-orders.ts'),
    import('../../../app/device/order-device.ts'),
  ]);
