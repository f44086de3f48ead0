import type { Coupon } from '#/domain/coupon/coupon.ts';
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

/** How far the coupon is for an order of this person: it is ordered with only when it is `none` or `confirmed`. */
export type CouponStanding = 'none' | 'checking' | 'confirmed' | 'refused' | 'failed';

export const selectCouponStanding =
  (userId: string | undefined) =>
  ({ coupon: { entry } }: CouponRoot): CouponStanding => {
    if (entry.status !== 'applied') return entry.status;
    return entry.userId === userId ? 'confirmed' : 'checking';
  };
