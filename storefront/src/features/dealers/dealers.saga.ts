import { call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { DealersPort, PostalCodePort } from '#/api/ports.ts';
import { isCep } from '#/domain/contact/contact.ts';
import { byDistance } from '#/domain/place/dealer.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { read } from '#/shared/loading/requests.ts';
import { cepNotPlaced, dealersAsked, dealersFailed, dealersLoaded, selectDealers } from './dealers.slice.ts';

interface Ports {
  dealers: DealersPort;
  postalCode: PostalCodePort;
}

/**
 * Loads every dealer of a state: its cities are those that have one, and choosing among them sends no request. The
 * nearest first where a postal code is given and the service knows positions, else by name.
 * @param uf two letters; empty to take the state of the postal code
 * @param cep digits
 */
export function* loadDealers(ports: Ports, uf: string, cep?: string) {
  const known = yield* select(selectDealers);
  const isSame = known.cep === cep && (uf === '' || known.uf === uf);
  if (isSame && known.list.status === 'success') return;
  const home = cep === undefined ? undefined : yield* call(findHome, ports, cep);
  const state = uf || home?.found?.state;
  const of = { uf: state ?? '', ...(cep !== undefined && { cep }) };
  if (!state) {
    if (cep !== undefined) yield* put(cepNotPlaced({ cep, cepFault: home?.fault ?? 'notFound' }));
    return;
  }
  yield* put(dealersAsked(of));
  try {
    const found = yield* read((signal) => ports.dealers.listDealers({ uf: state }, signal));
    yield* put(dealersLoaded({ ...of, dealers: byDistance(found, home?.found?.position ?? []) }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(dealersFailed({ ...of, error }));
    yield* put(loadFailed({ slice: 'dealers', error }));
  }
}

function* findHome({ postalCode }: Ports, cep: string) {
  if (!isCep(cep)) return { fault: 'notFound' } as const;
  try {
    return { found: yield* read((signal) => postalCode.findPostalCode(cep, signal)) };
  } catch {
    return { fault: 'failed' } as const;
  }
}
