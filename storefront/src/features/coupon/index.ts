export {
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStatus,
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
} from './coupon.slice.ts';

export { CouponEntry } from './screens/CouponEntry.tsx';
