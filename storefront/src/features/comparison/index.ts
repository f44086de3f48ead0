export {
  selectChosen,
  selectLeading,
  selectPlans,
  selectSalesPhone,
  selectTables,
  type ComparisonRoot,
} from './comparison.slice.ts';
export { carPressed, choiceCleared, comparisonReducer } from './comparison.slice.ts';

export { CompareControl, ChosenBar, type ChosenBarProps } from './screens/ChosenCars.tsx';
export { CompareWithCar } from './components/CompareWithCar.tsx';
export { ComparedOffers, type ComparedOffersProps } from './screens/ComparedOffers.tsx';
export { ComparisonOfPlan, type ComparisonOfPlanProps } from './screens/ComparisonOfPlan.tsx';
export { ComparisonOnHome, type ComparisonOnHomeProps } from './screens/ComparisonOnHome.tsx';

export { loadCompared, loadLeading, loadTables, refreshTables } from './comparison.saga.ts';
