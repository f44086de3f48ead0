import { call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { StorePort } from '#/api/ports.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import type { StoragePort } from '#/shared/storage.ts';
import { selectPartnerStore } from './partner-store.selectors.ts';
import { storeCheckFailed, storeCheckStarted, storeFound, storeLeft, storeNotFound } from './partner-store.slice.ts';

/**
 * The store check of spec §2.1. The store last visited is open at once, and only its partner's facts are read; any
 * other is open when the service says so. An open store is not asked for again while its pages are visited.
 */
export function* checkStore({ store, storage }: { store: StorePort; storage: StoragePort }, slug: string | undefined) {
  const current = yield* select(selectPartnerStore);
  if (slug === undefined) {
    if (current.status !== 'house') yield* put(storeLeft());
    return;
  }
  const isOpen = current.status === 'open' && current.slug === slug;
  if (isOpen && current.partner) return;
  const isKnown = isOpen || storage.cookies.read('lastVisitedStore') === slug;
  yield* put(isKnown ? storeFound({ slug }) : storeCheckStarted({ slug }));
  yield* call(readStore, store, { slug, isKnown });
}

/** Asks again whether a store exists, while it stays open. */
export function* recheckStore({ store }: { store: StorePort }, slug: string) {
  yield* call(readStore, store, { slug, isKnown: false });
}

/** Reads the partner's facts again behind the open store. */
export function* refreshStore({ store }: { store: StorePort }, slug: string) {
  yield* call(readStore, store, { slug, isKnown: true });
}

function* readStore(store: StorePort, { slug, isKnown }: { slug: string; isKnown: boolean }) {
  try {
    const partner = yield* read((signal) => store.readPartner(slug, signal));
    yield* put(partner ? storeFound({ slug, partner }) : storeNotFound({ slug }));
  } catch (caught) {
    const error = toAppError(caught);
    // A store that is known stays open without its partner's facts.
    if (!isKnown) yield* put(storeCheckFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'partnerStore', error }));
  }
}
