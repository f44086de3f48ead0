/**
 * What the owner may do to a placed order (spec §4): send documents again, or cancel. Nothing of it is in a first load;
 * the application fetches the watcher with the first of these events, and at the start of a visit that finds a change
 * cut short by a reload: it is finished then, whichever page is open.
 *
 * - `resendDocumentsAsked({ orderId })`, once the new documents are uploaded: from DocumentsRejected the order becomes
 *   Created, from anywhere else Resubmitting, described 'Reenvio dos documentos'.
 * - `cancelOrderAsked({ orderId })`, once the visitor has confirmed. One change at a time, of whichever order; asked
 *   again after a failure the same change goes on.
 * - `selectOrderChange(orderId)`: how far it is. `selectIsOrderChanging`: any of them is under way (buttons busy).
 * - `orderChangeSettled`: whoever shows orders reads them again when its `outcome` is `done`.
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
  type OrderChange,
  type OrderChangeKind,
} from './order-changes.slice.ts';
export { keptChangeKeys } from './kept-changes.ts';
