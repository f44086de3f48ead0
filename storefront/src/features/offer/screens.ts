export { OfferScreen, type OfferScreenProps, type ShownPlan } from './screens/OfferScreen.tsx';
export { useOfferView } from './offer.view.ts';
