import { createSelector } from '@reduxjs/toolkit';
import { representativeOffers } from '#/domain/catalog.ts';
import { dataOf } from '#/shared/loadable.ts';
import type { CatalogState } from './catalog.slice.ts';
import type { RegisteredCarsState } from './registered-cars.slice.ts';

/** Where this feature's state stands in the store. */
export interface CatalogRoot {
  catalog: CatalogState;
  registeredCars: RegisteredCarsState;
}

export const selectCatalog = (state: CatalogRoot) => state.catalog;

/** Every version on offer; empty while there is none. */
export const selectOffers = createSelector([selectCatalog], (catalog) => dataOf(catalog) ?? []);

/** One offer per car, in the order of spec §9. */
export const selectCars = createSelector([selectOffers], representativeOffers);

export const selectRegisteredCars = (state: CatalogRoot) => state.registeredCars;

/** Cars that have a page and no offer at all, in the order of the content service. */
export const selectCarsWithoutOffer = createSelector([selectRegisteredCars, selectOffers], (registered, offers) =>
  (dataOf(registered) ?? []).filter(({ slug }) => offers.every((offer) => offer.slug !== slug)),
);
