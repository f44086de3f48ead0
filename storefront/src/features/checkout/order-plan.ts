import { amountsOf } from '#/domain/amounts.ts';
import type { Coupon } from '#/domain/coupon.ts';
import type { SimulationQuery } from '#/domain/simulation.ts';

/** The plan an order is about, as its address names it. */
export interface OrderPlan {
  /** Name of the car: `T-Cross`. */
  carName: string;
  versionName: string;
  colorName: string;
  colorHex?: string;
  /** Empty for none. */
  accessoryText: string;
  deadlineInMonths: number;
  monthlyKm: number;
  /** Instalment without the coupon: what is compared with the price that is read again. */
  fullMonthlyInCents: number;
  monthlyInCents: number;
  totalInCents: number;
  /** A newer price is on its way. */
  isPending: boolean;
  coupon?: Coupon;
  discountInCents: number;
  query: SimulationQuery;
  /** Delivery text of the offer. */
  deliveryText?: string;
  /** Address of the offer page with this plan. */
  href: string;
}

/** The plan at another instalment, once the price was read again. The coupon is taken off the new price. */
export function atPrice(plan: OrderPlan, fullMonthlyInCents: number): OrderPlan {
  const { deadlineInMonths, coupon } = plan;
  const difference = fullMonthlyInCents - plan.fullMonthlyInCents;
  const fullTotalInCents = plan.totalInCents + (plan.discountInCents + difference) * deadlineInMonths;
  const price = { monthlyInCents: fullMonthlyInCents, deadlineInMonths, totalInCents: fullTotalInCents };
  return { ...plan, ...amountsOf(price, coupon) };
}
