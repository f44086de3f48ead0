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

/** Every plan that stands beside others, by slug. */
export const selectPlans = (state: ComparisonRoot) => state.comparison.plans;

/** The plan of one car beside others; undefined before it was asked for. */
export const selectPlan = (slug: string) => (state: ComparisonRoot) => state.comparison.plans[slug];

/** Cars chosen on their cards. */
export const selectChosen = (state: ComparisonRoot) => state.comparison.chosen;

/** Whether a car too many was pressed. */
export const selectIsFull = (state: ComparisonRoot) => state.comparison.isFull;
