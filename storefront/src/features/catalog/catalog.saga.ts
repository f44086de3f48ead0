import { cancelled, put, select, take, takeLatest } from 'typed-redux-saga';
import type { CatalogPort } from '#/api/ports.ts';
import { load } from '#/shared/loading/load.ts';
import { read, send } from '#/shared/loading/requests.ts';
import { carListShown } from './catalog.events.ts';
import { selectCatalog, selectRegisteredCars } from './catalog.selectors.ts';
import { offersDropped, offersFailed, offersLoaded, offersRequested } from './catalog.slice.ts';
import { registeredCarsFailed, registeredCarsLoaded, registeredCarsRequested } from './registered-cars.slice.ts';

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
    yield* load('catalog', () => readOffers(catalog), offersFailed);
  } finally {
    if (yield* cancelled()) yield* put(offersDropped());
  }
}

/** Reads the list again behind what is shown; a failure leaves it as it is. */
export function* refreshCatalog({ catalog }: { catalog: CatalogPort }) {
  yield* load('catalog', () => readOffers(catalog));
}

function* readOffers(catalog: CatalogPort) {
  yield* put(offersLoaded(yield* read((signal) => catalog.listOffers(signal))));
}

/** The same for the cars that have a page. */
export function* refreshRegisteredCars({ catalog }: { catalog: CatalogPort }) {
  yield* load('registeredCars', () => readRegisteredCars(catalog));
}

/** Cars that have a page are read once the list of all cars is come near. */
export function* watchCarList(ports: { catalog: CatalogPort }) {
  yield* takeLatest(carListShown, loadRegisteredCars, ports);
}

/** Asked once only: without them the list has the cars on offer. The next page that shows it tries again. */
export function* loadRegisteredCars({ catalog }: { catalog: CatalogPort }) {
  if ((yield* select(selectRegisteredCars)).status === 'success') return;
  yield* put(registeredCarsRequested());
  yield* load('registeredCars', () => readRegisteredCars(catalog), registeredCarsFailed);
}

function* readRegisteredCars(catalog: CatalogPort) {
  yield* put(registeredCarsLoaded(yield* send((signal) => catalog.listRegisteredCars(signal))));
}
