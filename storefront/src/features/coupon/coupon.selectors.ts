import type { Coupon } from '#/domain/coupon.ts';
import type { CouponState } from './coupon.slice.ts';

/** Where this feature's state stands in the store. */
export interface CouponRoot {
  coupon: CouponState;
}

export const selectCouponEntry = (state: CouponRoot) => state.coupon.entry;

export const selectCouponOffer = (state: CouponRoot) => state.coupon.offer;

/** The coupon that is taken off the prices; undefined while there is none. */
export const selectAppliedCoupon = ({ coupon: { entry } }: CouponRoot): Coupon | undefined =>
  entry.status === 'applied' ? entry.coupon : undefined;
