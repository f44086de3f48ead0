import { call, put, select } from 'typed-redux-saga';
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import { byDistance, citiesOf } from '#/domain/place/dealer-list.ts';
import { parseCoordinates, type Coordinates, type PickupPlace } from '#/domain/place/location.ts';
import { load, read, send } from '#/shared/loading/requests.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { shownAddress } from '../checkout.shown.ts';
import { dealersFailed, dealersLoaded, selectCheckout, type dealersWanted } from '../checkout.slice.ts';

/** Dealers of a state; the nearest first where the postal code or the browser gives the visitor's position. */
export function* loadDealers(ports: CheckoutPorts, { payload: { uf } }: ReturnType<typeof dealersWanted>) {
  if ((yield* select(selectCheckout)).dealers.status !== 'loading') return;
  yield* load(
    'dealers',
    function* readDealers() {
      yield* call(showDealers, ports, uf, yield* read((signal) => ports.dealers.listDealers({ uf }, signal)));
    },
    dealersFailed,
  );
}

export function* showDealers(ports: CheckoutPorts, uf: string, dealers: readonly Dealer[]) {
  const sorted = byDistance(dealers, yield* originOf(ports, dealers));
  yield* put(dealersLoaded({ uf, dealers: sorted, cities: citiesOf(dealers) }));
}

/** Without distances the list is sorted by name, so a failure is only reported. */
function* originOf(
  { offer, postalCode, storage }: CheckoutPorts,
  dealers: readonly Dealer[],
): Generator<unknown, Coordinates | readonly PickupPlace[]> {
  const { cep = '' } = shownAddress(yield* select(selectCheckout));
  const place = parseCoordinates(storage.cookies.read('userLocation') ?? '');
  let origin: Coordinates | readonly PickupPlace[] | undefined;
  yield* load('distances', function* locate() {
    if (isCep(cep) && dealers.some(({ position }) => position !== undefined)) {
      const found = yield* send((signal) => postalCode.findPostalCode(cepDigits(cep), signal));
      origin = found?.position;
    }
    if (!origin && place) origin = (yield* send((signal) => offer.nearest(place, signal))).pickupPlaces;
  });
  return origin ?? [];
}
