/** The last step. Its page adds the ways to pay. */
export { PaymentStep, type CardOfOrder, type PaymentStepProps } from './steps/PaymentStep.tsx';
