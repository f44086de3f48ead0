import type { Coupon } from '#/domain/coupon/coupon.ts';
import { codeOf, type CouponState } from './coupon.slice.ts';

/** This feature's state slice. */
export interface CouponRoot {
  coupon: CouponState;
}

export const selectCouponEntry = (state: CouponRoot) => state.coupon.entry;

export const selectCouponOffer = (state: CouponRoot) => state.coupon.offer;

/** The applied coupon; undefined without one. */
export const selectAppliedCoupon = ({ coupon: { entry } }: CouponRoot): Coupon | undefined =>
  entry.status === 'applied' ? entry.coupon : undefined;

/** Text of the coupon field since the visitor changed it; undefined before. */
export const selectTypedCoupon = ({ coupon: { typed } }: CouponRoot) => typed;

/** Text of the coupon field. */
export const selectCouponText = ({ coupon: { typed, entry } }: CouponRoot) => typed ?? codeOf(entry) ?? '';

/** Whether the field contains a code that has not been entered. */
export const selectIsCouponTyped = ({ coupon: { typed = '', entry } }: CouponRoot) =>
  typed.trim() !== '' && typed.trim() !== codeOf(entry);

/**
 * Validation status of the coupon for this user's order, which needs `none` or `confirmed`. `typed`: a code is typed,
 * but not entered.
 */
export type CouponStatus = 'none' | 'typed' | 'checking' | 'confirmed' | 'refused' | 'failed';

export const selectCouponStatus =
  (userId: string | undefined) =>
  (state: CouponRoot): CouponStatus => {
    if (selectIsCouponTyped(state)) return 'typed';
    const { entry } = state.coupon;
    if (entry.status !== 'applied') return entry.status;
    return entry.userId === userId ? 'confirmed' : 'checking';
  };
