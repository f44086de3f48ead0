export { CarFacts, TrueCost } from './screens/OfferSections.tsx';
export { WithoutPlan } from './screens/WithoutPlan.tsx';
export { Delivery } from './screens/Delivery.tsx';
