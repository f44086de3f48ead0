import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { roundPosition, formatCoordinates, parseCoordinates, type Coordinates } from '#/domain/place/location.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';
import type { PositionPort } from '../offer.ports.ts';
import { selectNearby } from './nearby.slice.ts';
import { locationAsked, locationFailed, locationRestored, nearbyFound } from './nearby.slice.ts';

interface Ports {
  offer: OfferPort;
  position: PositionPort;
  storage: StoragePort;
}

/** Finds the dealer near the visitor: on request, or by a position that they allowed to store. Browser only. */
export function* watchNearby(ports: Ports) {
  yield* takeLeading(locationAsked, untilLogOut, locate, ports);
  if ((yield* select(selectNearby)).status === 'idle') yield* call(untilLogOut, restore, ports);
}

/** The position of a user who has logged out is neither stored nor shown to the next one. */
function* untilLogOut(work: (ports: Ports) => Generator, ports: Ports) {
  yield* race({ work: call(work, ports), ended: take(isLogOut) });
}

const isLogOut = (event: Action) => sessionEnded.match(event) && event.payload.why === 'loggedOut';

function* locate(ports: Ports) {
  const answer = yield* call([ports.position, 'read']);
  if (answer.kind !== 'position') {
    yield* put(locationFailed({ trouble: answer.kind }));
    return;
  }
  const place = roundPosition(answer.coordinates);
  if (!place) {
    yield* put(locationFailed({ trouble: 'unavailable' }));
    return;
  }
  // Two decimals for thirty days, with the visitor's permission (product.md).
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
