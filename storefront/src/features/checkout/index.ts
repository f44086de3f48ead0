export {
  burnSettled,
  formerOrderChanging,
  openingFailed,
  openingRetried,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
  orderPlaced,
  stepOpened,
} from './checkout.events.ts';
