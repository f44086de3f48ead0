import type { PaymentError } from '../../../contract/payment.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The payment services' own numbers; 900 is named by the specification. */
const ids: Record<string, number> = {
  unknown_contract: 900,
  not_changeable: 910,
  unusable_card: 911,
  other_document: 912,
};

/** The payment services' one error shape; a code without a number of its own answers its status. */
export function paymentErrorBody(refusal: Refusal): PaymentError {
  return { id: ids[refusal.code] ?? refusal.status, message: refusal.message };
}
