import { call, select, takeLatest } from 'typed-redux-saga';
import type { StorePort } from '#/api/ports.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { ThemePort } from './partner-store.saga.ts';
import { carChosenInMenu, selectStoreSlug } from './partner-store.slice.ts';

interface Options {
  store: StorePort;
  themes: ThemePort;
  storage: StoragePort;
  /** Redirects home if the store no longer exists. */
  leaveStore: () => void;
}

/**
 * A choice in the menu starts over: the data of the previous visit is cleared before the page opens. The store stays
 * open while it is checked again.
 */
export function* watchMenuChoice({ storage, ...options }: Options) {
  yield* takeLatest(carChosenInMenu, function* beginAgain() {
    storage.cookies.remove('lastVisitedStore');
    storage.local.remove('simulation', 'registerFleet', 'coupon');
    yield* call(recheckOpenStore, options);
  });
}

function* recheckOpenStore({ store, themes, leaveStore }: Omit<Options, 'storage'>) {
  const slug = yield* select(selectStoreSlug);
  if (slug === undefined) return;
  const check = yield* call(() => import('./partner-store.saga.ts').catch(() => undefined));
  // Without a connection the next page repeats the check.
  if (!check) return;
  yield* call(check.recheckStore, { store, themes }, slug);
  if ((yield* select(selectStoreSlug)) === undefined) leaveStore();
}
