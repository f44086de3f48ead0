import type { CouponRefusal, CouponValidation } from '../../../contract/coupon.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toReais } from '../vehicle/money.ts';
import type { Coupon } from './state.ts';

export interface CouponUse {
  offerId: string;
  /** Present only if both parts were sent. */
  person: { document: string; email: string } | undefined;
  now: Date;
}

/** The error response for a coupon. */
export function refusalOf(code: CouponRefusal, message: string): Refusal {
  return new Refusal(code === 'coupon_not_found' ? 404 : 422, code, message);
}

/**
 * The coupon, if it is valid for this use.
 * @throws Refusal 404 for an unknown code, 422 for any other reason; the first one counts
 */
export function checkCoupon(coupon: Coupon | undefined, { offerId, person, now }: CouponUse): Coupon {
  if (!coupon) throw refusalOf('coupon_not_found', 'No coupon has this code');
  if (coupon.burnedAt !== undefined) throw refusalOf('coupon_used', 'This coupon was used');
  if (coupon.expiresAt !== undefined && now >= new Date(coupon.expiresAt)) {
    throw refusalOf('coupon_expired', 'This coupon is over');
  }
  if (coupon.modelCode !== undefined && !isOffer(offerId, coupon.modelCode)) {
    throw refusalOf('coupon_other_offer', 'This coupon is for another offer');
  }
  if (coupon.person !== undefined && person !== undefined && !isSamePerson(coupon.person, person)) {
    throw refusalOf('coupon_other_person', 'This coupon is for another person');
  }
  return coupon;
}

/** An offer is identified by its version, or by one of its combinations: "TCCOM1" or "TCCOM1-2026-24-1000-VEU". */
function isOffer(offerId: string, modelCode: string): boolean {
  return offerId === modelCode || offerId.startsWith(`${modelCode}-`);
}

function isSamePerson(one: { document: string; email: string }, other: { document: string; email: string }): boolean {
  const documentOf = (person: { document: string }) => person.document.replaceAll(/\W/g, '');
  const emailOf = (person: { email: string }) => person.email.trim().toLowerCase();
  return documentOf(one) === documentOf(other) && emailOf(one) === emailOf(other);
}

/** The coupon on one offer. */
export function couponOfferIdOf(coupon: Coupon, offerId: string): string {
  return `${coupon.code}:${offerId}`;
}

export function toValidation(coupon: Coupon, offerId: string): CouponValidation {
  const { discount } = coupon;
  return {
    couponOfferId: couponOfferIdOf(coupon, offerId),
    discountType: discount.type,
    discountValue: discount.type === 'PERCENT' ? discount.percent : toReais(discount.valueInCents),
  };
}
