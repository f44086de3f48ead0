import type { OfferState, SelectedOffer } from './offer.slice.ts';

/** Where this feature's state stands in the store. */
export interface OfferRoot {
  offer: OfferState;
}

/** Every selected version, by car. */
export const selectSelectedOffers = (state: OfferRoot) => state.offer;

/** The version selected on a car's page; undefined before one is. */
export const selectSelectedOffer =
  (slug: string) =>
  (state: OfferRoot): SelectedOffer | undefined =>
    state.offer[slug];
