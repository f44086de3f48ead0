import { put, select } from 'typed-redux-saga';
import type { DealersPort, PostalCodePort } from '#/api/ports.ts';
import { isCep } from '#/domain/contact/contact.ts';
import { byDistance } from '#/domain/place/dealer-list.ts';
import { findPostalCode } from '#/shared/address-form/find-postal-code.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { cepNotPlaced, dealersAsked, dealersFailed, dealersLoaded, selectDealers } from './dealers.slice.ts';

interface Ports {
  dealers: DealersPort;
  postalCode: PostalCodePort;
}

/**
 * Loads all dealers of a state, so that choosing among its cities sends no request. Sorted by distance if a postal code
 * is given and the service has positions, else by name.
 * @param uf two letters; empty for the state of the postal code
 * @param cep digits
 */
export function* loadDealers(ports: Ports, uf: string, cep?: string) {
  const known = yield* select(selectDealers);
  const isSame = known.cep === cep && (uf === '' ? !known.cepFault : known.uf === uf);
  if (isSame && known.list.status === 'success') return;
  const asked = cep === undefined ? { uf } : { uf, cep };
  yield* put(dealersAsked(asked));
  const home = cep === undefined || !isCep(cep) ? undefined : yield* findPostalCode(ports.postalCode, cep);
  const state = uf || (home?.found?.state ?? '');
  const cepFault = cep === undefined || home?.found ? undefined : (home?.why ?? 'notFound');
  const of = { ...asked, uf: state, ...(cepFault && { cepFault }) };
  if (state === '') {
    yield* put(cepNotPlaced(of));
    return;
  }
  yield* put(dealersAsked(of));
  yield* load(
    'dealers',
    function* readDealers() {
      const found = yield* read((signal) => ports.dealers.listDealers({ uf: state }, signal));
      yield* put(dealersLoaded({ ...of, dealers: byDistance(found, home?.found?.position ?? []) }));
    },
    (error) => dealersFailed({ ...of, error }),
  );
}
