import type { Action } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import {
  configuratorApproached,
  connectionReturned,
  deliveryShown,
  equipmentShown,
  isPriceUnconfirmed,
  locationAsked,
  locationFailed,
  restoreSimulation,
  selectionChanged,
  shareFailed,
  sharePressed,
  versionChosen,
  watchOfferNotices,
} from '#/features/offer/index.ts';
import { loadFailed, sagasMissing } from '#/shared/failures/load-failed.ts';
import { createUrlPort } from '../device/browser-ports.ts';
import type { AppNotices } from '../notice-board.ts';
import { loadWith, onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';

/** Watchers of a car's page. A page without interaction loads none of their chunks. */
export function createOfferWatchers({ ports, router, notices }: WatcherOptions): Watcher[] {
  const { offer, storage } = ports;

  const loadOffer = loadWith(() => import('#/features/offer/sagas.ts'), ports.prepare);
  const loadWithNotices = loadWith(loadOffer, notices.prepare);
  const loadWithDevice = async () => {
    const [sagas, device] = await Promise.all([loadOffer(), import('../device/visitor-device.ts')]);
    return { ...sagas, ...device };
  };
  const isNearbyNeeded = (action: Action) =>
    locationAsked.match(action) || (deliveryShown.match(action) && storage.cookies.read('userLocation') !== undefined);

  return [
    {
      name: 'share',
      run: onDemand({
        events: [sharePressed],
        load: loadWithDevice,
        watch: ({ watchShare, sharePort }) => watchShare({ offer, share: sharePort }),
        *fail() {
          yield* put(shareFailed({ url: window.location.href }));
        },
      }),
    },
    {
      name: 'equipment',
      run: onDemand({
        events: [equipmentShown],
        load: loadOffer,
        watch: ({ watchEquipment }) => watchEquipment(ports),
        *fail() {
          yield* put(loadFailed({ slice: 'equipment', error: { kind: 'network' } }));
        },
      }),
    },
    {
      // After a failure the versions keep the prices of the list.
      name: 'version prices',
      run: onDemand({
        events: [configuratorApproached],
        load: loadOffer,
        watch: ({ watchVersionPrices }) => watchVersionPrices(ports),
      }),
    },
    {
      name: 'nearby',
      run: onDemand({
        events: isNearbyNeeded,
        load: loadWithDevice,
        watch: ({ watchNearby, positionPort }) => watchNearby({ offer, position: positionPort, storage }),
        *fail(event) {
          if (locationAsked.match(event)) yield* put(locationFailed({ trouble: 'unanswered' }));
        },
      }),
    },
    {
      name: 'simulation of an earlier visit',
      run: () => restoreSimulation({ url: createUrlPort(router), storage }),
    },
    { name: 'offer notices', run: () => watchOfferNotices(notices) },
    {
      name: 'offer',
      run: onDemand({
        events: [configuratorApproached, selectionChanged, versionChosen, connectionReturned],
        load: loadWithNotices,
        watch: ({ watchOffer }) => watchOffer({ offer, url: createUrlPort(router), storage }),
        fail: () => reportUnconfirmed(notices),
        isReplayed: false,
      }),
    },
  ];
}

/** Reports the price of every choice made so far as unconfirmed. The choices stay, for the next attempt. */
function* reportUnconfirmed(notices: AppNotices) {
  yield* put(sagasMissing({ url: window.location.href }));
  if (yield* select(isPriceUnconfirmed)) yield* call(() => notices.show('simulationFailed'));
}
