import memoizeOne from 'memoize-one';
import { representativeOffers } from '#/domain/offer/catalog.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import type { CatalogState } from './catalog.slice.ts';
import type { RegisteredCarsState } from './registered-cars.slice.ts';

/** This feature's part of the store's state. */
export interface CatalogRoot {
  catalog: CatalogState;
  registeredCars: RegisteredCarsState;
}

export const selectCatalog = (state: CatalogRoot) => state.catalog;

const offersOf = memoizeOne((catalog: CatalogState) => dataOf(catalog) ?? []);

/** Every version on offer; empty before loading. */
export const selectOffers = (state: CatalogRoot) => offersOf(selectCatalog(state));

const carsOf = memoizeOne(representativeOffers);

/** One offer per car, in the order of spec §9. */
export const selectCars = (state: CatalogRoot) => carsOf(selectOffers(state));

export const selectRegisteredCars = (state: CatalogRoot) => state.registeredCars;

const carsWithoutOffer = memoizeOne((registered: RegisteredCarsState, offers: readonly Offer[]) =>
  (dataOf(registered) ?? []).filter(({ slug }) => offers.every((offer) => offer.slug !== slug)),
);

/** Cars with a page but without an offer, in the content service's order. */
export const selectCarsWithoutOffer = (state: CatalogRoot) =>
  carsWithoutOffer(selectRegisteredCars(state), selectOffers(state));
