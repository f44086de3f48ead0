export { selectComparison, selectLeading, selectSalesPhone, selectTables } from './comparison.slice.ts';

export { CompareControl, ChosenBar } from './screens/ChosenCars.tsx';
export { CompareWithCar } from './components/CompareWithCar.tsx';
export { ComparedOffers } from './screens/ComparedOffers.tsx';
export { ComparisonOfPlan } from './screens/ComparisonOfPlan.tsx';
export { ComparisonOnHome } from './screens/ComparisonOnHome.tsx';

export { loadCompared, loadLeading, loadTables, refreshTables } from './comparison.saga.ts';
