import { call, select, takeLatest } from 'typed-redux-saga';
import type { StorePort } from '#/api/ports.ts';
import type { ThemePort } from '#/shared/page/partner-theme.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { carChosenInMenu } from './partner-store.events.ts';
import { selectStoreSlug } from './partner-store.selectors.ts';

interface Options {
  store: StorePort;
  themes: ThemePort;
  storage: StoragePort;
  /** Leads home when the store turns out to exist no more. */
  leaveStore: () => void;
}

/**
 * A choice in the menu is a new beginning: what belonged to the last one is forgotten before its page opens, and the
 * store, which stays open meanwhile, is asked for again.
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
  // Without a connection the next page asks.
  if (!check) return;
  yield* call(check.recheckStore, { store, themes }, slug);
  if ((yield* select(selectStoreSlug)) === undefined) leaveStore();
}
