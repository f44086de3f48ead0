export { CardFormProviderContext } from './card-form/context.ts';
export type { CardFormProvider } from './card-form/provider.ts';
export { ContractTrouble, type ContractTroubleProps } from './components/ContractTrouble.tsx';
export { PaymentChoice, type PaymentChoiceProps, type PaymentKind } from './components/PaymentChoice.tsx';
export { paymentCopy } from './payment.copy.ts';
export { CardPayment, type CardPaymentProps } from './screens/CardPayment.tsx';
