export { CompareControl } from './components/CompareControl.tsx';
export { CompareWithCar } from './components/CompareWithCar.tsx';
export { ChosenBar, type ChosenBarProps } from './screens/ChosenBar.tsx';
export { ComparedOffers, type ComparedOffersProps } from './screens/ComparedOffers.tsx';
export { selectSalesPhone } from './comparison.selectors.ts';
export { ComparisonOfPlan, type ComparisonOfPlanProps } from './screens/ComparisonOfPlan.tsx';
export { ComparisonOnHome, type ComparisonOnHomeProps } from './screens/ComparisonOnHome.tsx';
