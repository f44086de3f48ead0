import type { PaymentError } from '../../../contract/payment.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The payment services' own numbers; 900 comes from the specification. */
const ids: Record<string, number> = {
  unknown_contract: 900,
  not_changeable: 910,
  unusable_card: 911,
  other_document: 912,
};

/** The payment services' error shape; a code without its own number uses its status. */
export function paymentErrorBody(refusal: Refusal): PaymentError {
  return { id: ids[refusal.code] ?? refusal.status, message: refusal.message };
}
