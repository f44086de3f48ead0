export {
  burnSettled,
  formerOrderChanging,
  openingFailed,
  openingRetried,
  openingStarted,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
  orderPlaced,
  stepOpened,
} from './checkout.events.ts';
