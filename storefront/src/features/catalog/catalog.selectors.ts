import { createSelector } from '@reduxjs/toolkit';
import { representativeOffers } from '#/domain/catalog.ts';
import { dataOf } from '#/shared/loadable.ts';
import type { CatalogState } from './catalog.slice.ts';

/** Where this feature's state stands in the store. */
export interface CatalogRoot {
  catalog: CatalogState;
}

export const selectCatalog = (state: CatalogRoot) => state.catalog;

/** Every version on offer; empty while there is none. */
export const selectOffers = createSelector([selectCatalog], (catalog) => dataOf(catalog) ?? []);

/** One offer per car, in the order of spec §9. */
export const selectCars = createSelector([selectOffers], representativeOffers);
