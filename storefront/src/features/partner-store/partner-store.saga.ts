import { call, put, select } from 'typed-redux-saga';
import type { StorePort } from '#/api/ports.ts';
import { load } from '#/shared/loading/load.ts';
import { read } from '#/shared/loading/requests.ts';
import type { ThemePort } from '#/shared/page/partner-theme.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import {
  selectPartnerStore,
  storeCheckFailed,
  storeCheckStarted,
  storeFound,
  storeLeft,
  storeNotFound,
} from './partner-store.slice.ts';

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

/** Repeats the check of a store while it stays open. */
export function* recheckStore(ports: CheckPorts, slug: string) {
  yield* call(readStore, ports, { slug, isKnown: false });
}

/** Reloads the partner's facts of the open store in the background. */
export function* refreshStore(ports: CheckPorts, slug: string) {
  yield* call(readStore, ports, { slug, isKnown: true });
}

function* readStore({ store, themes }: CheckPorts, { slug, isKnown }: { slug: string; isKnown: boolean }) {
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
    // A known store stays open without its partner's facts.
    isKnown ? undefined : (error) => storeCheckFailed({ slug, error }),
  );
}
