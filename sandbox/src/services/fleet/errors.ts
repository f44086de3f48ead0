import { customerErrorIds } from '../../../contract/customers.ts';
import { uploadErrorIds } from '../../../contract/documents.ts';
import type { FleetError } from '../../../contract/fleet.ts';
import { orderErrorIds } from '../../../contract/orders.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The fleet API's own numbers. */
const ids: Record<string, number> = {
  not_found: 404,
  offer_not_found: 410,
  invalid_channel: 420,
  invalid_request: 400,
  already_confirmed: 430,
  invalid_token: 431,
  already_registered: 432,
  email_not_confirmed: 433,
  not_editable: 434,
  unknown_site: 435,
  ...uploadErrorIds,
  ...orderErrorIds,
  ...customerErrorIds,
};

/** The fleet API's error shape; a code without its own number uses its status. */
export function fleetErrorBody(refusal: Refusal): FleetError {
  return { id: ids[refusal.code] ?? refusal.status, message: refusal.message };
}
