import type { Offer } from '#/domain/offer/offer.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { selectSelectedOffers, type SelectedOffer } from './offer.slice.ts';

/** The version selected on a car's page; undefined before the selection. */
export const selectSelectedOffer =
  (slug: string) =>
  (root: LateRoot): SelectedOffer | undefined =>
    selectSelectedOffers(root)[slug];

export const selectShownVersion =
  (slug: string) =>
  (root: LateRoot): Offer | undefined =>
    selectSelectedOffers(root)[slug]?.offer;
