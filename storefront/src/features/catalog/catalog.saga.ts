import { cancelled, put, select, take } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { CatalogPort } from '#/api/ports.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import { selectCatalog } from './catalog.selectors.ts';
import { offersDropped, offersFailed, offersLoaded, offersRequested } from './catalog.slice.ts';

/**
 * Loads the list of offers, once per page: the page's frame and the page both ask, and who comes second waits for the
 * first one's answer. A failure is kept in the slice: the next visit of a page tries again.
 */
export function* loadCatalog({ catalog }: { catalog: CatalogPort }) {
  while ((yield* select(selectCatalog)).status === 'loading') {
    const { type } = yield* take([offersLoaded, offersFailed, offersDropped]);
    if (type === offersFailed.type) return;
  }
  if ((yield* select(selectCatalog)).status === 'success') return;
  yield* put(offersRequested());
  try {
    const offers = yield* read((signal) => catalog.listOffers(signal));
    yield* put(offersLoaded(offers));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(offersFailed(error));
    yield* put(loadFailed({ slice: 'catalog', error }));
  } finally {
    if (yield* cancelled()) yield* put(offersDropped());
  }
}

/** Reads the list again behind what is shown; a failure leaves it as it is. */
export function* refreshCatalog({ catalog }: { catalog: CatalogPort }) {
  try {
    yield* put(offersLoaded(yield* read((signal) => catalog.listOffers(signal))));
  } catch (caught) {
    yield* put(loadFailed({ slice: 'catalog', error: toAppError(caught) }));
  }
}
