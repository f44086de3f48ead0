import { put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { DealersPort } from '#/api/ports.ts';
import { byDistance } from '#/domain/dealer.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import { dealersAsked, dealersFailed, dealersLoaded, selectDealers } from './dealers.slice.ts';

/**
 * Loads every dealer of a state, by name: its cities are those that have one, and choosing among them asks nobody.
 * @param uf two letters
 */
export function* loadDealers({ dealers }: { dealers: DealersPort }, uf: string) {
  const known = yield* select(selectDealers);
  if (known.uf === uf && known.list.status === 'success') return;
  yield* put(dealersAsked({ uf }));
  try {
    const found = yield* read((signal) => dealers.listDealers({ uf }, signal));
    yield* put(dealersLoaded({ uf, dealers: byDistance(found, []) }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(dealersFailed({ uf, error }));
    yield* put(loadFailed({ slice: 'dealers', error }));
  }
}
