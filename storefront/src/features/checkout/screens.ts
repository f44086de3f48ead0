export { stepCopy } from './checkout.copy.ts';
export { orderPlanOf } from './order-plan.ts';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/CheckoutScreen.tsx';
