export { stepCopy } from './checkout.copy.ts';
export { CheckoutScreen, type CheckoutScreenProps } from './screens/CheckoutScreen.tsx';
