export { CarFacts, TrueCost } from './screens/OfferSections.tsx';
export { WithoutPlan } from './screens/WithoutPlan.tsx';
export { Delivery } from './screens/Delivery.tsx';
export { OfferBar } from './components/OfferBar.tsx';
export { PlanStrip } from './components/PlanStrip.tsx';
export { ShareButton } from './components/ShareButton.tsx';
