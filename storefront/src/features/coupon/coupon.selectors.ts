import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { codeOf, selectCoupon } from './coupon.slice.ts';

export const selectCouponEntry = (root: LateRoot) => selectCoupon(root).entry;

export const selectCouponOffer = (root: LateRoot) => selectCoupon(root).offer;

/** The applied coupon; undefined without one. */
export const selectAppliedCoupon = (root: LateRoot): Coupon | undefined => {
  const { entry } = selectCoupon(root);
  return entry.status === 'applied' ? entry.coupon : undefined;
};

/** Text of the coupon field since the visitor changed it; undefined before. */
export const selectTypedCoupon = (root: LateRoot) => selectCoupon(root).typed;

/** Text of the coupon field. */
export const selectCouponText = (root: LateRoot) => {
  const { typed, entry } = selectCoupon(root);
  return typed ?? codeOf(entry) ?? '';
};

/** Whether the field contains a code that has not been entered. */
export const selectIsCouponTyped = (root: LateRoot) => {
  const { typed = '', entry } = selectCoupon(root);
  return typed.trim() !== '' && typed.trim() !== codeOf(entry);
};

/**
 * Validation status of the coupon for this user's order, which needs `none` or `confirmed`. `typed`: a code is typed,
 * but not entered.
 */
export type CouponStatus = 'none' | 'typed' | 'checking' | 'confirmed' | 'refused' | 'failed';

export const selectCouponStatus =
  (userId: string | undefined) =>
  (root: LateRoot): CouponStatus => {
    if (selectIsCouponTyped(root)) return 'typed';
    const { entry } = selectCoupon(root);
    if (entry.status !== 'applied') return entry.status;
    return entry.userId === userId ? 'confirmed' : 'checking';
  };
