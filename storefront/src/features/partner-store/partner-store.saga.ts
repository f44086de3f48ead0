import { put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { StorePort } from '#/api/ports.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import { selectPartnerStore } from './partner-store.selectors.ts';
import { storeCheckFailed, storeCheckStarted, storeFound, storeLeft, storeNotFound } from './partner-store.slice.ts';

/** The store check of spec §2.1: an open store is not asked for again while its pages are visited. */
export function* checkStore({ store }: { store: StorePort }, slug: string | undefined) {
  const current = yield* select(selectPartnerStore);
  if (slug === undefined) {
    if (current.status !== 'house') yield* put(storeLeft());
    return;
  }
  if (current.status === 'open' && current.slug === slug) return;
  yield* put(storeCheckStarted({ slug }));
  try {
    const partner = yield* read((signal) => store.readPartner(slug, signal));
    yield* put(partner ? storeFound({ slug, partner }) : storeNotFound({ slug }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(storeCheckFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'partnerStore', error }));
  }
}
