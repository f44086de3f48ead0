export { OfferScreen, type OfferScreenProps, type ShownPlan } from './screens/OfferScreen.tsx';
export { useOfferView } from './use-offer-view.ts';
