import { createAction } from '@reduxjs/toolkit';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { coarse, formatCoordinates, parseCoordinates, type Coordinates } from '#/domain/place/location.ts';
import { load } from '#/shared/loading/load.ts';
import { read } from '#/shared/loading/requests.ts';
import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';
import type { PositionPort } from '../offer.ports.ts';
import { selectNearby } from '../offer.selectors.ts';
import { locationAsked, locationFailed, locationRestored, nearbyFound } from './nearby.slice.ts';

interface Ports {
  offer: OfferPort;
  position: PositionPort;
  storage: StoragePort;
}

/**
 * What is near the visitor: asked for by their press, or known since they allowed it. Browser only, loaded with the
 * first of both.
 */
export function* watchNearby(ports: Ports) {
  yield* takeLeading([locationAsked, watcherStarted], locate, ports);
  const { status } = yield* select(selectNearby);
  if (status === 'idle') yield* call(restore, ports);
  if (status === 'locating') yield* put(watcherStarted());
}

/** Nothing but the beginning: what was asked for before is done now. */
const watcherStarted = createAction('nearby/watcherStarted');

function* locate(ports: Ports) {
  const answer = yield* call([ports.position, 'read']);
  if (answer.kind !== 'position') {
    yield* put(locationFailed({ trouble: answer.kind }));
    return;
  }
  const place = coarse(answer.coordinates);
  if (!place) {
    yield* put(locationFailed({ trouble: 'unavailable' }));
    return;
  }
  // Two decimals for thirty days, by the visitor's own permission (product.md).
  ports.storage.cookies.write('userLocation', formatCoordinates(place), cookieLifetimeInSeconds.userLocation);
  yield* call(findNearby, ports, place);
}

function* restore(ports: Ports) {
  const place = parseCoordinates(ports.storage.cookies.read('userLocation') ?? '');
  if (!place) return;
  yield* put(locationRestored());
  yield* call(findNearby, ports, place);
}

function* findNearby({ offer }: Ports, place: Coordinates) {
  yield* load(
    'offer',
    function* readNearest() {
      yield* put(nearbyFound(yield* read((signal) => offer.nearest(place, signal))));
    },
    () => locationFailed({ trouble: 'unanswered' }),
  );
}
