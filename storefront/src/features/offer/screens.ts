export { OfferScreen, type OfferScreenProps } from './screens/OfferScreen.tsx';
