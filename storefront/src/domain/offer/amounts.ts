/** The cost of a subscription with a coupon (spec §5, §7). No other module applies a coupon to a price. */
import { couponDiscountInCents, type Coupon } from '../coupon/coupon.ts';

/** A price as the service gives it, without the coupon. */
export interface FullPrice {
  monthlyInCents: number;
  deadlineInMonths: number;
  /** The service's total over the term. @default the instalment times the months */
  totalInCents?: number;
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
export function amountsOf(price: FullPrice, coupon?: Pick<Coupon, 'discount'>): Amounts {
  const { monthlyInCents, deadlineInMonths, totalInCents = monthlyInCents * deadlineInMonths } = price;
  const discountInCents = coupon ? couponDiscountInCents(monthlyInCents, coupon) : 0;
  return {
    fullMonthlyInCents: monthlyInCents,
    discountInCents,
    monthlyInCents: monthlyInCents - discountInCents,
    totalInCents: totalInCents - discountInCents * deadlineInMonths,
  };
}
