export {
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStanding,
  type CouponRoot,
  type CouponStanding,
} from './coupon.selectors.ts';
export {
  codeOf,
  couponEntered,
  couponFailed,
  couponOfferShown,
  couponReducer,
  couponRemoved,
  couponRestored,
} from './coupon.slice.ts';
export { storedCoupon } from './stored-coupon.ts';
