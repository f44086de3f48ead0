import type { CouponError } from '../../../contract/coupon.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The coupon service's error shape. */
export function couponErrorBody(refusal: Refusal): CouponError {
  return { code: refusal.code, message: refusal.message };
}
