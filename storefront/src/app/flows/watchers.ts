import type { FailureReport } from '../../../server/contract.ts';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { watchCarList } from '#/features/catalog/sagas.ts';
import {
  consentDenied,
  consentGranted,
  consentRevoked,
  restoreConsent,
  selectConsent,
} from '#/features/consent/index.ts';
import { watchConditions } from '#/features/content/sagas.ts';
import {
  codeOf,
  couponEntered,
  couponFailed,
  couponOfferShown,
  couponRemoved,
  couponRestored,
  selectCouponEntry,
} from '#/features/coupon/index.ts';
import {
  configuratorApproached,
  connectionReturned,
  deliveryShown,
  equipmentShown,
  locationAsked,
  locationFailed,
  restoreSimulation,
  selectionChanged,
  shareFailed,
  sharePressed,
  versionChosen,
  watchSimulationNotices,
} from '#/features/offer/index.ts';
import {
  carChosenInMenu,
  storeCheckFailed,
  storeFound,
  storeNotFound,
  watchMenuChoice,
} from '#/features/partner-store/index.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import { cookieLifetimeInSeconds } from '#/shared/storage/storage.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';
import { selectUser } from '#/features/session/index.ts';
import { watchTracking } from '#/features/tracking/index.ts';
import { createConversionWatchers } from './conversion-watchers.ts';
import { createAddressPort, dataLayerPort, hashPort, onConnectionReturn } from '../device/browser-ports.ts';
import { createDealerContactWatcher } from './dealer-contact.ts';
import { watchFailedLoads } from '../failures/failed-loads.ts';
import { createIdentityWatchers } from '../identity/index.ts';
import { createSeenPages, watchLastSeen } from './last-seen.ts';
import { leaveStore } from '../leave-store.ts';
import { createAccountWatchers } from './account-watchers.ts';
import type { AppNotices } from '../notice-board.ts';
import { createPaymentWatchers } from '../payment/index.ts';
import type { createPorts } from '../ports.ts';
import { createOrderWatchers } from './order-watchers.ts';
import type { Watcher } from './root-saga.ts';
import type { AppRouter } from '../router.tsx';
import type { RootState } from '../store.ts';
import { translateTrackedEvents } from './tracked-events.ts';
import { unconfirmedChoices } from '../failures/unconfirmed.ts';

export interface WatcherOptions {
  /** The browser's database and the ledger in it are loaded with the watchers, not with the page. */
  ports: ReturnType<typeof createPorts> & { records: RecordsPort; ledger: Ledger };
  router: AppRouter;
  notices: AppNotices;
  reportFailure: (failure: FailureReport) => void;
}

/** Every feature's watcher, with its ports. Browser only. */
export function createWatchers(options: WatcherOptions): Watcher[] {
  return [
    { name: 'failed loads', run: () => watchFailedLoads(options.reportFailure) },
    {
      name: 'tracking',
      run: () =>
        watchTracking({
          dataLayer: dataLayerPort,
          hash: hashPort,
          readConsent: selectConsent,
          consentChanges: [consentGranted.type, consentDenied.type, consentRevoked.type],
        }),
    },
    { name: 'tracked events', run: translateTrackedEvents },
    ...createConversionWatchers(options),
    { name: 'consent', run: () => restoreConsent(options.ports) },
    { name: 'connection', run: watchConnection },
    { name: 'partner store', run: () => watchStoreCheck(options) },
    {
      name: 'menu choice',
      run: () => watchMenuChoice({ ...options.ports, leaveStore: () => leaveStore(options.router) }),
    },
    { name: 'coupon that is removed', run: () => forgetRemovedCoupon(options) },
    { name: 'list of cars', run: () => watchCarList(options.ports) },
    { name: 'conditions', run: () => watchConditions(options.ports) },
    createDealerContactWatcher(options),
    {
      name: 'last seen',
      run: () => watchLastSeen({ ...options.ports, ...createSeenPages(options.router), now: Date.now }),
    },
    ...createOrderWatchers(options),
    { name: 'share', run: () => watchShareOnFirstUse(options) },
    { name: 'equipment', run: () => watchEquipmentOnFirstUse(options) },
    { name: 'version prices', run: () => watchVersionPricesOnFirstUse(options) },
    { name: 'nearby', run: () => watchNearbyOnFirstUse(options) },
    {
      name: 'simulation of an earlier visit',
      run: () => restoreSimulation({ address: createAddressPort(options.router), storage: options.ports.storage }),
    },
    { name: 'simulation notices', run: () => watchSimulationNotices(options.notices) },
    { name: 'coupon', run: () => watchCouponOnFirstUse(options) },
    { name: 'offer', run: () => watchOfferOnFirstUse(options) },
    ...createAccountWatchers(options),
    ...createIdentityWatchers(options),
    ...createPaymentWatchers(options),
  ];
}

/**
 * The store that was found is kept for a day, when it is the one the address names; one that is not there is forgotten.
 * A check that failed for good, in the browser, is said; the page itself goes home (spec §8, Store).
 */
function* watchStoreCheck({ ports: { storage }, router, notices }: WatcherOptions) {
  yield* takeEvery(storeFound, ({ payload: { slug, partner } }) => {
    const { resolution } = router.options.context.address;
    if (!partner || (resolution.kind === 'page' && !resolution.isStoreNamed)) return;
    storage.cookies.write('lastVisitedStore', slug, cookieLifetimeInSeconds.lastVisitedStore);
  });
  yield* takeEvery([storeNotFound, storeCheckFailed], ({ type }) => {
    storage.cookies.remove('lastVisitedStore');
    if (type === storeCheckFailed.type) notices.show('storeNotFound');
  });
}

/** A choice in the menu removes the coupon (spec §2.3), also where the coupon's own watcher was never loaded. */
function* forgetRemovedCoupon({ ports: { storage } }: WatcherOptions) {
  yield* takeEvery(couponRemoved, () => storedCoupon.remove(storage));
  yield* takeEvery(carChosenInMenu, function* remove() {
    yield* put(couponRemoved());
  });
}

function* watchConnection() {
  const returns = yield* call((): EventChannel<true> => eventChannel((emit) => onConnectionReturn(() => emit(true))));
  while (true) {
    yield* take(returns);
    yield* put(connectionReturned());
  }
}

/**
 * The offer's watcher, with all that a simulation needs, is loaded when the visitor comes to the plan: a page that is
 * only read pays nothing for it. Where it can't be loaded the price stays unconfirmed, and the next chance loads it.
 */
function* watchOfferOnFirstUse({ ports, router, notices }: WatcherOptions) {
  while (true) {
    yield* take([configuratorApproached, selectionChanged, versionChosen, connectionReturned]);
    const loaded = yield* call(() => loadWatcher(loadOfferWatcher, ports.prepare, notices.prepare));
    if (loaded) {
      yield* call(loaded.watchOffer, {
        offer: ports.offer,
        address: createAddressPort(router),
        storage: ports.storage,
      });
      return;
    }
    yield* call(giveUpSimulations, notices);
  }
}

/**
 * The coupon's watcher is loaded with the first coupon: one that is entered, or one an earlier visit left. The latter is
 * in the state at once, so that no order is confirmed without it before it is validated.
 */
function* watchCouponOnFirstUse({ ports, router }: WatcherOptions) {
  const readUser = () => selectUser(router.options.context.store.getState() as RootState);
  while (true) {
    yield* take([couponEntered, couponOfferShown]);
    if ((yield* select(selectCouponEntry)).status === 'none') {
      const code = storedCoupon.readCode(ports.storage);
      if (code === undefined) continue;
      yield* put(couponRestored({ code }));
    }
    const loaded = yield* call(() => loadWatcher(loadCouponWatcher, ports.prepare));
    if (loaded) {
      yield* call(loaded.watchCoupon, { coupon: ports.coupon, storage: ports.storage, readUser });
      return;
    }
    const code = codeOf(yield* select(selectCouponEntry));
    if (code !== undefined) yield* put(couponFailed({ code }));
  }
}

/** Sharing, and what the device has for it, are loaded with the first press. */
function* watchShareOnFirstUse({ ports }: WatcherOptions) {
  while (true) {
    const { payload } = yield* take(sharePressed);
    const loaded = yield* call(() => loadWatcher(loadDeviceWatchers, ports.prepare));
    if (loaded) {
      yield* call(loaded.watchShare, { offer: ports.offer, share: loaded.sharePort }, payload);
      return;
    }
    yield* put(shareFailed({ url: window.location.href }));
  }
}

/** The equipment of all versions is loaded when its section is shown. */
function* watchEquipmentOnFirstUse({ ports }: WatcherOptions) {
  while (true) {
    const { payload } = yield* take(equipmentShown);
    const loaded = yield* call(() => loadWatcher(loadOfferWatcher, ports.prepare));
    if (loaded) {
      yield* call(loaded.watchEquipment, ports, payload);
      return;
    }
    yield* put(loadFailed({ slice: 'equipment', error: { kind: 'network' } }));
  }
}

/** The prices of other versions are loaded when the visitor comes to the plan; a failure leaves what the list says. */
function* watchVersionPricesOnFirstUse({ ports }: WatcherOptions) {
  while (true) {
    const { payload } = yield* take(configuratorApproached);
    const loaded = yield* call(() => loadWatcher(loadOfferWatcher, ports.prepare));
    if (loaded) {
      yield* call(loaded.watchVersionPrices, ports, payload);
      return;
    }
  }
}

/** What is near is loaded when it is asked for, or when the visitor allowed it before. */
function* watchNearbyOnFirstUse({ ports }: WatcherOptions) {
  while (true) {
    const action = yield* take([locationAsked, deliveryShown]);
    const isAsked = locationAsked.match(action);
    if (!isAsked && ports.storage.cookies.read('userLocation') === undefined) continue;
    const loaded = yield* call(() => loadWatcher(loadDeviceWatchers, ports.prepare));
    if (loaded) {
      yield* call(loaded.watchNearby, { offer: ports.offer, position: loaded.positionPort, storage: ports.storage });
      return;
    }
    if (isAsked) yield* put(locationFailed({ trouble: 'unanswered' }));
  }
}

const loadOfferWatcher = () => import('#/features/offer/sagas.ts');
const loadDeviceWatchers = async () => {
  const [sagas, device] = await Promise.all([
    import('#/features/offer/sagas.ts'),
    import('../device/visitor-device.ts'),
  ]);
  return { ...sagas, ...device };
};
const loadCouponWatcher = () => import('#/features/coupon/sagas.ts');

/** A watcher with what it needs; undefined without a connection: the caller says so on the page. */
async function loadWatcher<T>(load: () => Promise<T>, ...needs: (() => Promise<void>)[]): Promise<T | undefined> {
  try {
    const [watcher] = await Promise.all([load(), ...needs.map((need) => need())]);
    return watcher;
  } catch {
    return undefined;
  }
}

/** Says of every choice made so far that its price is unconfirmed: it may have been made while the watcher was loading. */
function* giveUpSimulations(notices: AppNotices) {
  const { events, isPriceUnconfirmed } = yield* select(unconfirmedChoices);
  for (const event of events) yield* put(event);
  if (isPriceUnconfirmed) notices.show('simulationFailed');
}
