/**
 * Payments. No first load contains them.
 *
 * - `PaymentChoice` (props only) and `CardPayment` with `holder = { document, userId }` are the payment step.
 *   The first `cardShown` loads their watchers (`sagas.ts`).
 * - `selectRegisteredCard` returns the card that pays the order, or undefined. It has the displayed digits and the
 *   `shopperReference`, which is the order's `identificationPayment`.
 * - `selectIsCardUnderWay`: the card is being verified and can't pay yet. Storing it charges nothing, so a bank slip can.
 * - The token of the stored card is in no state. The order's saga reads it immediately before sending:
 *   `usableCard(yield* read((signal) => ports.payment.readHistory(shopperReference, signal)))?.token`.
 * - The account uses `contractPaymentAsked({ orderId })`, `selectMethod` and
 *   `methodChangeAsked({ shopperReference? })`. Without a reference the method is the bank slip.
 *   `ContractNotice` shows the failure of either.
 * - `cardUsed()` after the order is placed deletes the attempt, and so does `sessionEnded`. A change of method to the card
 *   does so itself.
 *
 * The form's provider is a port: docs/card-form-providers.md.
 */
export {
  cardAsked,
  cardFormFailed,
  cardNotBegun,
  cardShown,
  cardUsed,
  selectIsCardUnderWay,
  selectRegisteredCard,
  type CardHolder,
} from './card.slice.ts';
export {
  contractPaymentAsked,
  contractPaymentFailed,
  methodChangeAsked,
  methodChanged,
  selectMethod,
  type MethodState,
} from './method.slice.ts';

export { ContractNotice } from './components/ContractNotice.tsx';
export { PaymentChoice } from './components/PaymentChoice.tsx';
export { paymentCopy } from './payment.copy.ts';
export { CardPayment } from './screens/CardPayment.tsx';
