import { call, select, takeEvery } from 'typed-redux-saga';
import type { SimulationSearch } from '#/domain/address/offer-address.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { offerShown } from '../offer.events.ts';
import type { AddressPort } from '../offer.ports.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';

/** The last plan the visitor chose, as it is kept between visits (product.md, `simulation`). */
export interface KeptSimulation {
  /** The car it is of. */
  slug: string;
  search: SimulationSearch;
}

interface Ports {
  address: AddressPort;
  storage: StoragePort;
}

/**
 * A page whose address asks for no plan opens with the one the visitor chose last; never under their hand: what they
 * have changed meanwhile stays. Browser only.
 */
export function* restoreSimulation({ address, storage }: Ports) {
  yield* takeEvery(offerShown, function* restore({ payload: { slug } }) {
    const kept = readKept(storage.local.read('simulation'));
    if (kept?.slug !== slug || address.hasSimulation(slug)) return;
    const selected = yield* select(selectSelectedOffer(slug));
    if (selected && !selected.isTouched) yield* call([address, 'replaceSimulation'], slug, kept.search);
  });
}

function readKept(text: string | undefined): KeptSimulation | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptSimulation> | null;
    const isWhole = typeof kept?.slug === 'string' && typeof kept.search === 'object' && kept.search !== null;
    return isWhole ? (kept as KeptSimulation) : undefined;
  } catch {
    // Not ours, or damaged: as if there were none.
    return undefined;
  }
}
