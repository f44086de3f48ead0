export {
  burnSettled,
  openingFailed,
  openingRetried,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
  orderPlaced,
  stepOpened,
} from './checkout.events.ts';
export type { OrderPlan } from './placing/order-plan.ts';
