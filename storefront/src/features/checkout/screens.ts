export { orderPlanOf } from './placing/order-plan.ts';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/CheckoutScreen.tsx';
/** The last step. Its page adds the ways to pay. */
export { PaymentStep, type PaymentStepProps } from './steps/PaymentStep.tsx';
