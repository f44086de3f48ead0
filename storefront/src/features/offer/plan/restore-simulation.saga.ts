import { call, select, takeEvery } from 'typed-redux-saga';
import type { SimulationSearch } from '#/domain/urls/simulation-search.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { offerShown } from '../offer.events.ts';
import type { UrlPort } from '../offer.ports.ts';
import { selectSelectedOffer } from '../offer.slice.ts';

/** The visitor's last plan, as it is stored between visits (product.md, `simulation`). */
export interface StoredSimulation {
  /** Slug of its car. */
  slug: string;
  search: SimulationSearch;
}

interface Ports {
  url: UrlPort;
  storage: StoragePort;
}

/**
 * Opens a page without a plan in its URL with the visitor's last one, unless the visitor has changed it meanwhile.
 * Browser only.
 */
export function* restoreSimulation({ url, storage }: Ports) {
  yield* takeEvery(offerShown, function* restore({ payload: { slug } }) {
    const stored = readStored(storage.local.read('simulation'));
    if (stored?.slug !== slug || url.hasSimulation(slug)) return;
    const selected = yield* select(selectSelectedOffer(slug));
    if (selected && !selected.isTouched) yield* call([url, 'replaceSimulation'], slug, stored.search);
  });
}

function readStored(text: string | undefined): StoredSimulation | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredSimulation> | null;
    const isComplete = typeof stored?.slug === 'string' && typeof stored.search === 'object' && stored.search !== null;
    return isComplete ? (stored as StoredSimulation) : undefined;
  } catch {
    // A foreign or damaged value counts as absent.
    return undefined;
  }
}
