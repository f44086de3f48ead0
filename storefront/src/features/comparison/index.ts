export { selectChosen, selectLeading, selectPlans, selectTables, type ComparisonRoot } from './comparison.selectors.ts';
export { carPressed, choiceCleared, comparisonReducer } from './comparison.slice.ts';
