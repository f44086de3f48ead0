/** What a coupon does to a price (spec §5, §7). */
import { percentInCents } from '../values/money.ts';

export type CouponDiscount =
  | {
      kind: 'percent';
      /** Percent of the instalment: above 0, 100 at most. */
      percent: number;
    }
  | { kind: 'value'; /** Off the instalment. */ valueInCents: number };

export interface Coupon {
  /** As the visitor typed it, without blanks around it. */
  code: string;
  /** The coupon on one offer: what burning it names. */
  couponOfferId: string;
  discount: CouponDiscount;
}

/** What the coupon takes off an instalment: never more than the instalment. */
export function couponDiscountInCents(monthlyInCents: number, { discount }: Pick<Coupon, 'discount'>): number {
  const asked = discount.kind === 'percent' ? percentInCents(monthlyInCents, discount.percent) : discount.valueInCents;
  return Math.min(asked, monthlyInCents);
}

/** The instalment with the coupon, never below zero. */
export function applyCoupon(monthlyInCents: number, coupon: Pick<Coupon, 'discount'>): number {
  return monthlyInCents - couponDiscountInCents(monthlyInCents, coupon);
}
