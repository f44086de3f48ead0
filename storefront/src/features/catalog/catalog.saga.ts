import { cancelled, put, select, take, takeLatest } from 'typed-redux-saga';
import type { CatalogPort } from '#/api/ports.ts';
import { load, read, send } from '#/shared/loading/requests.ts';
import {
  carListShown,
  offersDropped,
  offersFailed,
  offersLoaded,
  offersRequested,
  registeredCarsFailed,
  registeredCarsLoaded,
  registeredCarsRequested,
  selectCatalog,
  selectRegisteredCars,
} from './catalog.slice.ts';

/**
 * Loads the list of offers, once per page: frame and page share one request. A failure is stored in the slice, and the
 * next page load retries.
 */
export function* loadCatalog({ catalog }: { catalog: CatalogPort }) {
  while ((yield* select(selectCatalog)).status === 'loading') {
    const { type } = yield* take([offersLoaded, offersFailed, offersDropped]);
    if (type === offersFailed.type) return;
  }
  if ((yield* select(selectCatalog)).status === 'success') return;
  yield* put(offersRequested());
  try {
    yield* load('catalog', () => readOffers(catalog), offersFailed);
  } finally {
    if (yield* cancelled()) yield* put(offersDropped());
  }
}

/** Reloads the list in the background; a failure keeps the displayed one. */
export function* refreshCatalog({ catalog }: { catalog: CatalogPort }) {
  yield* load('catalog', () => readOffers(catalog));
}

function* readOffers(catalog: CatalogPort) {
  yield* put(offersLoaded(yield* read((signal) => catalog.listOffers(signal))));
}

/** Reloads the cars with a page in the background. */
export function* refreshRegisteredCars({ catalog }: { catalog: CatalogPort }) {
  yield* load('registeredCars', () => readRegisteredCars(catalog));
}

/** Cars with a page are loaded once the visitor nears the list of all cars. */
export function* watchCarList(ports: { catalog: CatalogPort }) {
  yield* takeLatest(carListShown, loadRegisteredCars, ports);
}

/** One try only: without them the list has the cars on offer. The next page with the list retries. */
function* loadRegisteredCars({ catalog }: { catalog: CatalogPort }) {
  if ((yield* select(selectRegisteredCars)).status === 'success') return;
  yield* put(registeredCarsRequested());
  yield* load('registeredCars', () => readRegisteredCars(catalog), registeredCarsFailed);
}

function* readRegisteredCars(catalog: CatalogPort) {
  yield* put(registeredCarsLoaded(yield* send((signal) => catalog.listRegisteredCars(signal))));
}
