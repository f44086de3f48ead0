/** The discount of a coupon (spec §5, §7). */
import { percentInCents } from '../values/money.ts';

export type CouponDiscount =
  | {
      kind: 'percent';
      /** Percent of the instalment: above 0, 100 at most. */
      percent: number;
    }
  | { kind: 'value'; /** Off the instalment. */ valueInCents: number };

export interface Coupon {
  /** As typed by the visitor, without surrounding blanks. */
  code: string;
  /** Id of the coupon on one offer, used to redeem it. */
  couponOfferId: string;
  discount: CouponDiscount;
}

/** The discount on an instalment: never more than the instalment. */
export function couponDiscountInCents(monthlyInCents: number, { discount }: Pick<Coupon, 'discount'>): number {
  const discountInCents =
    discount.kind === 'percent' ? percentInCents(monthlyInCents, discount.percent) : discount.valueInCents;
  return Math.min(discountInCents, monthlyInCents);
}

/** The instalment after the discount, never below zero. */
export function applyCoupon(monthlyInCents: number, coupon: Pick<Coupon, 'discount'>): number {
  return monthlyInCents - couponDiscountInCents(monthlyInCents, coupon);
}
