export { configuratorApproached, connectionReturned, contactPressed } from './offer.events.ts';
export type { AddressPort, NoticePort, OfferNotice } from './offer.ports.ts';
export { offerNotices } from './offer.notices.ts';
export { selectSelectedOffer, selectSelectedOffers, type OfferRoot } from './offer.selectors.ts';
export { offerReducer, selectionChanged, simulationFailed, versionChosen, versionFailed } from './offer.slice.ts';
