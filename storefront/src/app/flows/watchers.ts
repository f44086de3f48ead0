import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, take, takeEvery } from 'typed-redux-saga';
import { watchCarList } from '#/features/catalog/index.ts';
import {
  consentDenied,
  consentGranted,
  consentRevoked,
  selectConsent,
  watchConsent,
} from '#/features/consent/index.ts';
import { watchConditions } from '#/features/content/index.ts';
import { connectionReturned } from '#/features/offer/index.ts';
import {
  selectStoreInUrl,
  selectPartner,
  storeCheckFailed,
  storeFound,
  storeNotFound,
  watchMenuChoice,
  type PartnerStoreRoot,
} from '#/features/partner-store/index.ts';
import { cookieLifetimeInSeconds } from '#/shared/storage/storage.ts';
import { watchTracking } from '#/features/tracking/index.ts';
import { createConversionWatchers } from './conversion-watchers.ts';
import { dataLayerPort, hashPort, onConnectionReturn } from '../device/browser-ports.ts';
import { browserLock } from '../device/browser-records.ts';
import { createCouponWatchers } from './coupon-watchers.ts';
import { watchFailedLoads } from '../failures/failed-loads.ts';
import { createIdentityWatchers } from '../identity/index.ts';
import { createSeenPages, watchLastSeen } from './last-seen.ts';
import { leaveStore } from './leave-store.ts';
import { createAccountWatchers } from './account-watchers.ts';
import { createPaymentWatchers } from './payment-watchers.ts';
import { createOfferWatchers } from './offer-watchers.ts';
import { createOrderWatchers } from './order-watchers.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';
import { translateTrackedEvents } from './tracked-events.ts';
import { selectCampaignToSend, type CampaignRoot } from '#/features/campaign/index.ts';
import { contactFailed, contactSubmitted } from '#/features/dealers/index.ts';
import { loadWith, onDemand } from './on-demand.ts';

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
    { name: 'consent', run: () => watchConsent(options.ports) },
    { name: 'connection', run: watchConnection },
    { name: 'partner store', run: () => watchStoreCheck(options) },
    {
      name: 'menu choice',
      run: () => watchMenuChoice({ ...options.ports, leaveStore: () => leaveStore(options.router) }),
    },
    ...createCouponWatchers(options),
    { name: 'list of cars', run: () => watchCarList(options.ports) },
    { name: 'conditions', run: () => watchConditions(options.ports) },
    createDealerContactWatcher(options),
    {
      name: 'last seen',
      run: () => watchLastSeen({ ...options.ports, ...createSeenPages(options.router), now: Date.now }),
    },
    ...createOrderWatchers(options),
    ...createOfferWatchers(options),
    ...createAccountWatchers(options),
    ...createIdentityWatchers(options),
    ...createPaymentWatchers(options),
  ];
}

/**
 * Stores the slug of an existing store for a day if the URL names it, and deletes that of a missing one. A check that
 * finally failed in the browser gets a notice; the page itself leads home (spec §8, Store).
 */
function* watchStoreCheck({ ports: { storage }, router, notices }: WatcherOptions) {
  yield* takeEvery(storeFound, ({ payload: { slug, partner } }) => {
    const { resolution } = router.options.context.url;
    if (!partner || (resolution.kind === 'page' && !resolution.isStoreNamed)) return;
    storage.cookies.write('lastVisitedStore', slug, cookieLifetimeInSeconds.lastVisitedStore);
  });
  yield* takeEvery([storeNotFound, storeCheckFailed], ({ type }) => {
    storage.cookies.remove('lastVisitedStore');
    if (type === storeCheckFailed.type) notices.show('storeNotFound');
  });
}

function* watchConnection() {
  const returns = yield* call((): EventChannel<true> => eventChannel((emit) => onConnectionReturn(() => emit(true))));
  while (true) {
    yield* take(returns);
    yield* put(connectionReturned());
  }
}

/** Sends the visitor's request for a dealer's call. Its chunk is loaded with the first request. */
function createDealerContactWatcher({ ports }: WatcherOptions): Watcher {
  const loadContact = loadWith(() => import('#/features/dealers/contact.saga.ts'), ports.prepare);
  return {
    name: 'dealer contact',
    run: onDemand({
      events: [contactSubmitted],
      load: loadContact,
      watch: ({ watchContact }) =>
        watchContact({
          ...ports,
          lock: browserLock,
          createKey: () => crypto.randomUUID(),
          readTraffic: (state: CampaignRoot) => selectCampaignToSend(state),
          // The URL has no slug: the page uses the stored store and its theme (product.md, Routes).
          readIsCoBranded: (state: PartnerStoreRoot) => selectStoreInUrl(state) !== undefined,
          readPartner: (state: PartnerStoreRoot) => selectPartner(state),
        }),
      *fail() {
        yield* put(contactFailed({ isUnknown: false }));
      },
    }),
  };
}
