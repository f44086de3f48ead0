import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { CouponState } from './coupon.slice.ts';

/** This feature's state slice. */
export interface CouponRoot {
  coupon: CouponState;
}

export const selectCouponEntry = (state: CouponRoot) => state.coupon.entry;

export const selectCouponOffer = (state: CouponRoot) => state.coupon.offer;

/** The applied coupon; undefined without one. */
export const selectAppliedCoupon = ({ coupon: { entry } }: CouponRoot): Coupon | undefined =>
  entry.status === 'applied' ? entry.coupon : undefined;

/** Validation status of the coupon for this user's order, which needs `none` or `confirmed`. */
export type CouponStatus = 'none' | 'checking' | 'confirmed' | 'refused' | 'failed';

export const selectCouponStatus =
  (userId: string | undefined) =>
  ({ coupon: { entry } }: CouponRoot): CouponStatus => {
    if (entry.status !== 'applied') return entry.status;
    return entry.userId === userId ? 'confirmed' : 'checking';
  };
