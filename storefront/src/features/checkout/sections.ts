/** The last step. Its page adds the ways to pay. */
export { PaymentStep, type PaymentStepProps } from './steps/PaymentStep.tsx';
