export { orderPlanOf } from './placing/order-plan.ts';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/CheckoutScreen.tsx';
