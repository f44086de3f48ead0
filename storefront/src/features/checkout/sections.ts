/** The last step, with whatever pays: its page composes it. */
export { PaymentStep, type CardOfOrder, type PaymentStepProps } from './steps/PaymentStep.tsx';
