export { planFormId } from './element-ids.ts';
export {
  configuratorApproached,
  connectionReturned,
  deliveryShown,
  equipmentShown,
  offerPageFailed,
  offerShown,
} from './offer.events.ts';
export { locationAsked, locationFailed } from './nearby/nearby.slice.ts';
export { shareFailed, sharePressed } from './share/share.slice.ts';
export { restoreSimulation } from './plan/restore-simulation.saga.ts';
export { watchOfferNotices } from './offer-notices.saga.ts';
export type { UrlPort, PositionPort, SharePort } from './offer.ports.ts';
export { isPriceUnconfirmed, offerNotices, offersOf } from './offer.notices.ts';
export { selectSelectedOffer } from './offer.slice.ts';
export { selectionChanged, selectSelectedOffers, versionChosen, type OfferState } from './offer.slice.ts';

export { CarFacts, TrueCost } from './screens/OfferSections.tsx';
export { WithoutPlan } from './screens/WithoutPlan.tsx';
export { Delivery } from './screens/Delivery.tsx';
export { OfferBar, PlanStrip } from './components/OfferBar.tsx';
export { ShareButton } from './components/ShareButton.tsx';

export { OfferScreen, type ShownPlan } from './screens/OfferScreen.tsx';
export { useOfferView } from './offer.view.ts';
