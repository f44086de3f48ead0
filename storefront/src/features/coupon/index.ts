export {
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStatus,
  selectTypedCoupon,
  type CouponRoot,
  type CouponStatus,
} from './coupon.selectors.ts';
export {
  codeOf,
  couponApplied,
  couponEntered,
  couponFailed,
  couponOfferShown,
  couponReducer,
  couponRefused,
  couponRemoved,
  couponRestored,
  couponTyped,
} from './coupon.slice.ts';

export { CouponEntry } from './screens/CouponEntry.tsx';
