import { amountsOf, type Coupon } from '#/domain/coupon/coupon.ts';
import type { Condition, Selection } from '#/domain/offer/conditions.ts';
import { encodeSimulation } from '#/domain/urls/simulation-search.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { readjustmentSearch, type Readjustment } from '#/domain/comparison/readjustment.ts';
import { numberOfStep } from '#/domain/order/order-steps.ts';
import type { SimulationQuery } from '#/domain/offer/simulation.ts';

/** The plan of an order, as its URL gives it. */
export interface OrderPlan {
  /** Name of the car: `T-Cross`. */
  carName: string;
  versionName: string;
  colorName: string;
  colorHex?: string | undefined;
  /** Empty for none. */
  accessoryText: string;
  deadlineInMonths: number;
  monthlyKm: number;
  /** Instalment without the coupon. It is compared with the price that is read again. */
  fullMonthlyInCents: number;
  monthlyInCents: number;
  /** Before the yearly readjustment. */
  totalInCents: number;
  /** Readjustment that the shown total assumes; absent if there is none. */
  readjustment?: Readjustment | undefined;
  /** A newer price is being requested. */
  isPending: boolean;
  coupon?: Coupon | undefined;
  discountInCents: number;
  query: SimulationQuery;
  /** Delivery text of the offer. */
  deliveryText?: string;
  /** URL of the offer page with this plan. */
  href: string;
}

type PriceOfPlan = Pick<
  OrderPlan,
  'deadlineInMonths' | 'monthlyKm' | 'fullMonthlyInCents' | 'monthlyInCents' | 'totalInCents'
>;

interface PricedSelection {
  slug: string;
  offer: Offer;
  selection: Selection;
  condition: Condition;
  price: PriceOfPlan & { coupon?: { discountInCents: number }; estimate?: { readjustment?: Readjustment } };
  isPending: boolean;
  coupon: Coupon | undefined;
  /** The visitor's own yearly readjustment, percent. */
  readjustmentPercent?: number | undefined;
}

/** The plan of a selection on an offer's page. */
export function orderPlanOf(priced: PricedSelection): OrderPlan {
  const { slug, offer, selection, condition, price, isPending, coupon } = priced;
  const search = { ...encodeSimulation(selection, offer), ...readjustmentSearch(priced.readjustmentPercent) };
  return {
    carName: offer.name,
    versionName: offer.model,
    colorName: condition.colorName,
    colorHex: condition.colorHex,
    accessoryText: condition.accessoryText,
    deliveryText: offer.deadlineInfo,
    deadlineInMonths: price.deadlineInMonths,
    monthlyKm: price.monthlyKm,
    fullMonthlyInCents: price.fullMonthlyInCents,
    monthlyInCents: price.monthlyInCents,
    totalInCents: price.totalInCents,
    readjustment: price.estimate?.readjustment,
    isPending,
    coupon,
    discountInCents: price.coupon?.discountInCents ?? 0,
    query: {
      ...selection,
      modelCode: offer.modelCode,
      year: offer.year,
      hasShield: offer.hasShield,
      step: numberOfStep('payment'),
    },
    href: `/ofertasvw/${slug}?${new URLSearchParams(search).toString()}`,
  };
}

/** The plan with a newly read instalment. The coupon reduces the new price. */
export function atPrice(plan: OrderPlan, fullMonthlyInCents: number): OrderPlan {
  const { deadlineInMonths, coupon } = plan;
  const difference = fullMonthlyInCents - plan.fullMonthlyInCents;
  const fullTotalInCents = plan.totalInCents + (plan.discountInCents + difference) * deadlineInMonths;
  const price = { monthlyInCents: fullMonthlyInCents, deadlineInMonths, totalInCents: fullTotalInCents };
  return { ...plan, ...amountsOf(price, coupon) };
}
