export { OfferScreen, type OfferScreenProps, type ShownPlan } from './screens/OfferScreen.tsx';
export { viewOf } from './offer.view.ts';
export { useOfferView } from './use-offer-view.ts';
