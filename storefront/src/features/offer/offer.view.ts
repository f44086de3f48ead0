import memoizeOne from 'memoize-one';
import { useSelector } from 'react-redux';
import { amountsOf, type Coupon } from '#/domain/coupon/coupon.ts';
import { unknownPaint, type Offer } from '#/domain/offer/offer.ts';
import { options, withCoupon } from '#/domain/offer/condition-options.ts';
import { resolve, type Condition } from '#/domain/offer/conditions.ts';
import { answersSelection, priceDiffers, rankPlans } from '#/domain/offer/simulation.ts';
import { estimateTotal, type TotalEstimate } from '#/domain/comparison/readjustment.ts';
import { trueCost, type TrueCost } from '#/domain/comparison/true-cost.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useReadjustment } from '#/shared/text/readjusted-total.ts';
import { selectSelectedOffer, type SelectedOffer } from './offer.slice.ts';

/** The price of the current selection: from the tree at once, from the service after its response. */
export interface CurrentPrice {
  /** Without the coupon. */
  fullMonthlyInCents: number;
  monthlyInCents: number;
  /** Before the yearly readjustment. */
  totalInCents: number;
  /** After the readjustment: the displayed total. */
  estimate: TotalEstimate;
  deadlineInMonths: number;
  monthlyKm: number;
  /** The prices of tree and service if they differ; both with the coupon. */
  changed?: { fromInCents: number; toInCents: number };
  /** Discount on each instalment. */
  coupon?: { code: string; discountInCents: number };
}

/** Its parts keep their identity while they are equal, so that a confirmed price renders nothing again. */
export interface OfferView {
  condition: Condition;
  price: CurrentPrice;
  cost: TrueCost;
  /** A request is pending; the price may still change. */
  isPending: boolean;
}

/** Keeps the last value as long as the next ones are equal. */
const keepEqual = <Value>() =>
  memoizeOne(
    (value: Value) => value,
    ([value], [last]) => JSON.stringify(value) === JSON.stringify(last),
  );
const keepPrice = keepEqual<CurrentPrice>();
const keepCost = keepEqual<TrueCost>();

const isPending = ({ simulation, next }: SelectedOffer) =>
  simulation.status === 'loading' || next?.status === 'loading';

/** Whether the price of a car's selected plan may still change. */
export const useIsPending = (slug: string) =>
  useSelector((root: LateRoot) => {
    const selected = selectSelectedOffer(slug)(root);
    return selected !== undefined && isPending(selected);
  });

/** The chosen condition; undefined before the conditions have loaded. */
export function conditionOf({ conditions, selection }: SelectedOffer): Condition | undefined {
  const tree = dataOf(conditions)?.tree;
  return tree && selection && resolve(tree, selection);
}

/** Paint of the chosen colour; as long as the conditions have not loaded, of the offer's. */
export const paintOf = (condition: Condition | undefined, offer: Offer): string =>
  (condition ?? offer).colorHex ?? unknownPaint;

/**
 * The view of one selected offer with the coupon applied; undefined without a condition.
 * @param readjustmentPercent the visitor's own yearly readjustment
 */
export const viewOf = memoizeOne(
  (selected: SelectedOffer, coupon?: Coupon, readjustmentPercent?: number): OfferView | undefined => {
    const { conditions, selection, simulation } = selected;
    const loaded = dataOf(conditions);
    const condition = conditionOf(selected);
    if (!loaded || !selection || !condition) return undefined;

    const answered = simulation.status === 'success' ? rankPlans(simulation.current.plans) : undefined;
    const plan =
      answered?.subscription && answersSelection(answered.subscription, selection) ? answered.subscription : undefined;
    const { deadlineInMonths, monthlyKm } = condition;
    const { fullMonthlyInCents, discountInCents, monthlyInCents, totalInCents } = amountsOf(
      {
        monthlyInCents: plan?.monthlyInstallmentInCents ?? condition.monthlyInstallmentInCents,
        deadlineInMonths,
        ...(plan && { totalInCents: plan.totalInCents }),
      },
      coupon,
    );
    const before = amountsOf({ monthlyInCents: condition.monthlyInstallmentInCents, deadlineInMonths }, coupon);
    const costTerms = plan?.costTerms ?? loaded.costTerms;
    const estimate = estimateTotal(
      { monthlyInCents, deadlineInMonths, totalInCents },
      { percentAYear: readjustmentPercent, index: costTerms?.readjustmentIndex },
    );
    const priced = { monthlyInstallmentInCents: monthlyInCents, deadlineInMonths, monthlyKm, estimate };
    return {
      condition,
      price: keepPrice({
        fullMonthlyInCents,
        monthlyInCents,
        totalInCents,
        estimate,
        deadlineInMonths,
        monthlyKm,
        ...(plan &&
          priceDiffers(condition, plan) && {
            changed: { fromInCents: before.monthlyInCents, toInCents: monthlyInCents },
          }),
        ...(coupon && { coupon: { code: coupon.code, discountInCents } }),
      }),
      cost: keepCost(trueCost(priced, costTerms, isPending(selected))),
      isPending: isPending(selected),
    };
  },
);

const choices = memoizeOne(
  (conditions: SelectedOffer['conditions'], selection: SelectedOffer['selection'], coupon: Coupon | undefined) => {
    const tree = dataOf(conditions)?.tree;
    const possible = tree && selection ? options(tree, selection) : undefined;
    return possible && coupon ? withCoupon(possible, coupon) : possible;
  },
);

/** The available options at the price with the coupon; undefined before the conditions have loaded. */
export const choicesOf = ({ conditions, selection }: SelectedOffer, coupon?: Coupon) =>
  choices(conditions, selection, coupon);

/**
 * The view of a car's selected offer, with the readjustment of the page's URL.
 * @param coupon discount on the prices
 * @returns undefined without a condition
 */
export function useOfferView(slug: string, coupon: Coupon | undefined): OfferView | undefined {
  const selected = useSelector(selectSelectedOffer(slug));
  const readjustmentPercent = useReadjustment();
  return selected && viewOf(selected, coupon, readjustmentPercent);
}
