import { call, put } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import { byDistance, citiesOf } from '#/domain/dealer.ts';
import { parseCoordinates, type PickupPlace } from '#/domain/location.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read, send } from '#/shared/requests.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { dealersFailed, dealersLoaded, type dealersWanted } from './checkout.slice.ts';

/** Dealers of a state, or of one of its cities; the nearest first where the visitor said where they are. */
export function* loadDealers(ports: CheckoutPorts, { payload }: ReturnType<typeof dealersWanted>) {
  try {
    const dealers = yield* read((signal) => ports.dealers.listDealers(payload, signal));
    const places = yield* call(placesNearby, ports);
    yield* put(dealersLoaded({ dealers: byDistance(dealers, places), cities: citiesOf(dealers) }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(dealersFailed(error));
    yield* put(loadFailed({ slice: 'checkout', error }));
  }
}

/** Distances are a help: without them the list is by name. */
function* placesNearby({ offer, storage }: CheckoutPorts) {
  const place = parseCoordinates(storage.cookies.read('userLocation') ?? '');
  const none: readonly PickupPlace[] = [];
  if (!place) return none;
  try {
    return (yield* send((signal) => offer.nearest(place, signal))).pickupPlaces;
  } catch {
    return none;
  }
}
