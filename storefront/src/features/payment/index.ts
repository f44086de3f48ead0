/**
 * Payments. What the payment step of an order mounts and hears (loaded with that step: nothing of it is in a first load):
 *
 * - `screens.ts`: `PaymentChoice` (props only) and `CardPayment` with `holder = { document, keptUnder: userId }`.
 *   Their watchers are `sagas.ts`; the application runs them with the first `cardShown`.
 * - `selectRegisteredCard`: the card an order can be paid by, or undefined. It has the digits to show and the
 *   `shopperReference`, which is the order's `identificationPayment`.
 * - `selectIsCardUnderWay`: a card is being checked, so it can't pay yet. Storing charges nothing: a boleto can.
 * - The token of the stored card is in no state. Whoever sends the order reads it at that moment:
 *   `usableCard(yield* read((signal) => ports.payment.readHistory(shopperReference, signal)))?.token`.
 * - The account: `contractPaymentAsked({ orderId })`, `selectMethod`, `methodChangeAsked({ document, shopperReference? })`
 *   (without a reference: by bank slip); `ContractTrouble` says what went wrong with either.
 * - `cardUsed()` after the order is placed: the attempt is forgotten. Log-out forgets it by `sessionEnded`.
 *
 * The form's provider is a port: docs/card-form-providers.md.
 */
export {
  cardAsked,
  cardCheckAsked,
  cardFormFailed,
  cardHistoryAsked,
  cardNotBegun,
  cardShown,
  cardUsed,
  selectCard,
  selectIsCardUnderWay,
  selectRegisteredCard,
  type CardHolder,
  type CardState,
  type RegisteredCard,
} from './card.slice.ts';
export {
  contractPaymentAsked,
  contractPaymentFailed,
  methodChangeAsked,
  methodChanged,
  methodChangeFailed,
  selectMethod,
  type MethodState,
} from './method.slice.ts';
