export {
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStanding,
  type CouponRoot,
  type CouponStanding,
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
