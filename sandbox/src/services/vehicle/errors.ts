import type { VehicleError } from '../../../contract/vehicle.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The vehicle API's error shape. */
export function vehicleErrorBody(refusal: Refusal): VehicleError {
  return { code: refusal.code, message: refusal.message };
}
