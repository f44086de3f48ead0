export { watchCoupon } from './coupon.saga.ts';
