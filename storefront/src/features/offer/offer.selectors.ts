import type { Offer } from '#/domain/offer/offer.ts';
import type { NearbyState } from './nearby/nearby.slice.ts';
import type { ShareState } from './share/share.slice.ts';
import type { OfferState, SelectedOffer } from './offer.slice.ts';

/** Where this feature's state stands in the store. */
export interface OfferRoot {
  offer: OfferState;
  share: ShareState;
  nearby: NearbyState;
}

export const selectShare = (state: OfferRoot) => state.share;

export const selectNearby = (state: OfferRoot) => state.nearby;

/** Every selected version, by car. */
export const selectSelectedOffers = (state: OfferRoot) => state.offer;

/** The version selected on a car's page; undefined before one is. */
export const selectSelectedOffer =
  (slug: string) =>
  (state: OfferRoot): SelectedOffer | undefined =>
    state.offer[slug];

export const selectShownVersion =
  (slug: string) =>
  (state: OfferRoot): Offer | undefined =>
    state.offer[slug]?.offer;
