import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { StorePort } from '#/api/ports.ts';
import { load, read } from '#/shared/loading/requests.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import {
  carChosenInMenu,
  selectPartnerStore,
  selectStoreInUrl,
  selectStoreSlug,
  storeCheckFailed,
  storeCheckStarted,
  storeFound,
  storeLeft,
  storeNotFound,
} from './partner-store.slice.ts';

/** Theme of a partner's store that came with its data instead of the release. */
export interface ThemePort {
  /**
   * Prepares the page for a store's theme: afterwards the slug in `data-partner` applies it. Called before the store
   * opens, so that no other theme is painted first. Never rejects: a store opens without its theme, too.
   * @param sheet checked style sheet of the theme
   */
  show(slug: string, sheet: string): Promise<void>;
}

interface CheckPorts {
  store: StorePort;
  themes: ThemePort;
}

/**
 * The store check of spec §2.1. The last visited store is open at once, and only its partner's facts are loaded; any
 * other opens after the service's response. An open store is not checked again during route changes.
 */
export function* checkStore({ storage, ...ports }: CheckPorts & { storage: StoragePort }, slug: string | undefined) {
  const current = yield* select(selectPartnerStore);
  if (slug === undefined) {
    if (current.status !== 'house') yield* put(storeLeft());
    return;
  }
  const isOpen = current.status === 'open' && current.slug === slug;
  if (isOpen && current.partner) return;
  const isKnown = isOpen || storage.cookies.read('lastVisitedStore') === slug;
  yield* put(isKnown ? storeFound({ slug }) : storeCheckStarted({ slug }));
  yield* call(readStore, ports, { slug, isKnown });
}

/**
 * Reloads the partner's facts of the open store in the background.
 * @returns whether the visitor has to leave: the store doesn't exist any more
 */
export function* refreshStore(ports: CheckPorts, slug: string) {
  return yield* recheckStore(ports, { slug, isKnown: true });
}

interface MenuChoicePorts extends CheckPorts {
  storage: StoragePort;
  /** Redirects home if the store no longer exists. */
  leaveStore: () => void;
}

/**
 * A choice in the menu starts over: the data of the previous visit is cleared before the page opens. The store stays
 * open while it is checked again.
 */
export function* watchMenuChoice({ storage, ...ports }: MenuChoicePorts) {
  yield* takeLatest(carChosenInMenu, function* beginAgain() {
    storage.cookies.remove('lastVisitedStore');
    storage.local.remove('simulation', 'registerFleet', 'coupon');
    yield* call(recheckOpenStore, ports);
  });
}

function* recheckOpenStore({ leaveStore, ...ports }: Omit<MenuChoicePorts, 'storage'>) {
  const slug = yield* select(selectStoreSlug);
  if (slug !== undefined && (yield* recheckStore(ports, { slug, isKnown: false }))) leaveStore();
}

/** No loader cancels this check. It ends once the visitor has left the store: its response would open it again. */
function* recheckStore(ports: CheckPorts, wanted: WantedStore) {
  yield* race([call(readStore, ports, wanted), call(untilLeft, wanted.slug)]);
  const store = yield* select(selectPartnerStore);
  return (store.status === 'unknown' || store.status === 'failed') && store.slug === wanted.slug;
}

function* untilLeft(slug: string) {
  while ((yield* select(selectStoreInUrl)) === slug) yield* take('*');
}

interface WantedStore {
  slug: string;
  /** A known store stays open without its partner's facts. */
  isKnown: boolean;
}

function* readStore({ store, themes }: CheckPorts, { slug, isKnown }: WantedStore) {
  yield* load(
    'partnerStore',
    function* readPartner() {
      const found = yield* read((signal) => store.readPartner(slug, signal));
      if (!found) {
        yield* put(storeNotFound({ slug }));
        return;
      }
      const { theme, ...partner } = found;
      if (theme !== undefined) yield* call([themes, 'show'], slug, theme);
      yield* put(storeFound({ slug, partner }));
    },
    isKnown ? undefined : (error) => storeCheckFailed({ slug, error }),
  );
}
