export { selectAppliedCoupon, type CouponRoot } from './coupon.selectors.ts';
export { couponEntered, couponFailed, couponOfferShown, couponReducer, couponRemoved } from './coupon.slice.ts';
