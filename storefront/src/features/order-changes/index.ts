/**
 * What the owner may do to a placed order (spec §4): send documents again, or cancel. Nothing of it is in a first load;
 * the application loads the watcher with the first of these events, and when a user is loaded whose ledger has a change
 * without an end: it is taken up then, on any page.
 *
 * - `resendDocumentsAsked({ orderId })`, once the new documents are uploaded: from DocumentsRejected the order becomes
 *   Created, from anywhere else Resubmitting, described 'Reenvio dos documentos'.
 * - `cancelOrderAsked({ orderId })`, once the visitor has confirmed. One change at a time, of whichever order; asked
 *   again after a failure the same change goes on.
 * - `selectOrderChange(orderId)`: how far it is. `selectIsOrderChanging`: any of them is under way (buttons busy).
 * - `orderChangeSettled`: the orders are read again after it.
 * - `mayCancel` and `mayResend` of `domain/order-status` say where to offer the buttons.
 * - `screens.ts`: `OrderChangeNotice orderId`, the words for all of it with the way to try again. It keeps its place as a
 *   live region, so mount it before anything is pressed.
 */
export {
  cancelOrderAsked,
  orderChangeSettled,
  resendDocumentsAsked,
  selectIsOrderChanging,
  selectOrderChange,
  unfinishedChangesFound,
  type OrderChange,
  type OrderChangeKind,
} from './order-changes.slice.ts';
