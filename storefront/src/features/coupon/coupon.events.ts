import { createAction } from '@reduxjs/toolkit';

/** The offer of a validation. */
export interface CouponOffer {
  /** `productId` of the chosen condition. */
  offerId: string;
  /** The version of the condition: a coupon that is valid for one may not be valid for another. */
  version: string;
}

/** A plan is displayed, perhaps of another offer. */
export const couponOfferShown = createAction<CouponOffer>('coupon/offerShown');
