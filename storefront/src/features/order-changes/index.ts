/**
 * Changes of a placed order by its owner (spec §4): new documents, or cancellation. No first load contains them. The
 * first of these events loads the watcher. So does a user whose ledger has an unfinished change: it is resumed on any
 * page.
 *
 * - `resendDocumentsAsked({ orderId })` follows the upload of the new documents. The order becomes Created if its status
 *   was DocumentsRejected, otherwise Resubmitting, with the description 'Reenvio dos documentos'.
 * - `cancelOrderAsked({ orderId })` follows the visitor's confirmation. One change runs at a time. The same event after
 *   a failure continues the same change.
 * - `selectOrderChange(orderId)` is its progress. `selectIsOrderChanging`: any change is in progress (busy buttons).
 * - The orders are read again after `orderChangeSettled`.
 * - `mayCancel` and `mayResend` of `domain/order-status` decide where the buttons are rendered.
 * - `OrderChangeNotice` shows the outcome with a retry. It is a live region, so it is mounted before a button is pressed.
 */
export {
  cancelOrderAsked,
  orderChangeSettled,
  resendDocumentsAsked,
  selectIsOrderChanging,
  selectOrderChange,
  unfinishedChangesFound,
  type OrderChangeKind,
} from './order-changes.slice.ts';

export { OrderChangeNotice } from './screens/OrderChangeNotice.tsx';
