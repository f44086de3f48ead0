import type { ComparisonState } from './comparison.slice.ts';

/** Where this feature's state stands in the store. */
export interface ComparisonRoot {
  comparison: ComparisonState;
}

/** What is known of depreciation and maintenance. */
export const selectTables = (state: ComparisonRoot) => state.comparison.tables;

/** Phone of the sales team; undefined where the service has none. */
export const selectSalesPhone = (state: ComparisonRoot) => state.comparison.salesPhone;

/** The home page's car with its plans; undefined before it was asked for. */
export const selectLeading = (state: ComparisonRoot) => state.comparison.leading;

/** Plans of the compared offers, by `offerId`. */
export const selectPlans = (state: ComparisonRoot) => state.comparison.plans;

/** The compared cars' own data, by `offerId`. */
export const selectVehicles = (state: ComparisonRoot) => state.comparison.vehicles;

/** Cars chosen on their cards. */
export const selectChosen = (state: ComparisonRoot) => state.comparison.chosen;

/** Whether a car too many was pressed. */
export const selectIsFull = (state: ComparisonRoot) => state.comparison.isFull;
