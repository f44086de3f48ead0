/** The discount of a coupon, and a price with it (spec §5, §7). No other module subtracts a coupon. */
import type { UnadjustedPrice } from '../comparison/readjustment.ts';
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

/** The same price after the coupon. */
export interface Amounts {
  /** Instalment without the coupon. It is compared with the price that is requested again before ordering. */
  fullMonthlyInCents: number;
  /** Discount on each instalment; 0 without a coupon. */
  discountInCents: number;
  monthlyInCents: number;
  totalInCents: number;
}

/** Computes the amounts of a price. A percentage applies to this price: a discount of another price is never reused. */
export function amountsOf(price: UnadjustedPrice, coupon?: Pick<Coupon, 'discount'>): Amounts {
  const { monthlyInCents, deadlineInMonths, totalInCents = monthlyInCents * deadlineInMonths } = price;
  const discountInCents = coupon ? couponDiscountInCents(monthlyInCents, coupon) : 0;
  return {
    fullMonthlyInCents: monthlyInCents,
    discountInCents,
    monthlyInCents: monthlyInCents - discountInCents,
    totalInCents: totalInCents - discountInCents * deadlineInMonths,
  };
}
