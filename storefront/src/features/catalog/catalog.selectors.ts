import memoizeOne from 'memoize-one';
import { representativeOffers } from '#/domain/offer/catalog.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import type { CatalogState } from './catalog.slice.ts';
import type { RegisteredCarsState } from './registered-cars.slice.ts';

/** Where this feature's state stands in the store. */
export interface CatalogRoot {
  catalog: CatalogState;
  registeredCars: RegisteredCarsState;
}

export const selectCatalog = (state: CatalogRoot) => state.catalog;

const offersOf = memoizeOne((catalog: CatalogState) => dataOf(catalog) ?? []);

/** Every version on offer; empty while there is none. */
export const selectOffers = (state: CatalogRoot) => offersOf(selectCatalog(state));

const carsOf = memoizeOne(representativeOffers);

/** One offer per car, in the order of spec §9. */
export const selectCars = (state: CatalogRoot) => carsOf(selectOffers(state));

export const selectRegisteredCars = (state: CatalogRoot) => state.registeredCars;

const carsWithoutOffer = memoizeOne((registered: RegisteredCarsState, offers: readonly Offer[]) =>
  (dataOf(registered) ?? []).filter(({ slug }) => offers.every((offer) => offer.slug !== slug)),
);

/** Cars that have a page and no offer at all, in the order of the content service. */
export const selectCarsWithoutOffer = (state: CatalogRoot) =>
  carsWithoutOffer(selectRegisteredCars(state), selectOffers(state));
