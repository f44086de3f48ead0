export { couponOfferShown } from './coupon.events.ts';
export {
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStatus,
  selectTypedCoupon,
  type CouponStatus,
} from './coupon.slice.ts';
export {
  codeOf,
  couponApplied,
  couponEntered,
  couponFailed,
  couponRefused,
  couponRemoved,
  couponRestored,
  couponTyped,
} from './coupon.slice.ts';

export { CouponEntry } from './screens/CouponEntry.tsx';
