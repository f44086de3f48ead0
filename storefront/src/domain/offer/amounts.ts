/** What a subscription costs with a coupon (spec §5, §7): the one place where a coupon meets a price. */
import { couponDiscountInCents, type Coupon } from '../coupon/coupon.ts';

/** A price as the service gives it, without the coupon. */
export interface FullPrice {
  monthlyInCents: number;
  deadlineInMonths: number;
  /** Over the whole term, where the service says it. @default the instalment times the months */
  totalInCents?: number;
}

/** The same price as the visitor pays it. */
export interface Amounts {
  /** Instalment without the coupon: compared with the price that is read again before ordering. */
  fullMonthlyInCents: number;
  /** Taken off each instalment; 0 without a coupon. */
  discountInCents: number;
  monthlyInCents: number;
  totalInCents: number;
}

/** The amounts of a price. A percentage is taken off this price: a discount of another price is never carried over. */
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
