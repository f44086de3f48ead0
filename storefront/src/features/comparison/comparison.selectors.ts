import type { ComparisonState } from './comparison.slice.ts';

/** This feature's part of the store's state. */
export interface ComparisonRoot {
  comparison: ComparisonState;
}

/** Loaded depreciation and maintenance. */
export const selectTables = (state: ComparisonRoot) => state.comparison.tables;

/** Phone of the sales team; undefined if the service has none. */
export const selectSalesPhone = (state: ComparisonRoot) => state.comparison.salesPhone;

/** The home page's car with its plans; undefined before loading. */
export const selectLeading = (state: ComparisonRoot) => state.comparison.leading;

/** Plans of the compared offers, by `offerId`. */
export const selectPlans = (state: ComparisonRoot) => state.comparison.plans;

/** The compared cars' own data, by `offerId`. */
export const selectVehicles = (state: ComparisonRoot) => state.comparison.vehicles;

/** Cars chosen on their cards. */
export const selectChosen = (state: ComparisonRoot) => state.comparison.chosen;

/** True after pressing more cars than allowed. */
export const selectIsFull = (state: ComparisonRoot) => state.comparison.isFull;
