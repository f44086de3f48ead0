/** All costs of a contract, as rows. A cost that the service doesn't send has no row. */
import { percentInCents } from '../values/money.ts';
import {
  defaultReadjustmentIndex,
  type InstalmentYear,
  type Readjustment,
  type TotalEstimate,
} from './readjustment.ts';

/** Contract costs besides the instalments. Every part is absent if the service doesn't send it. */
export interface CostTerms {
  /** Price of one kilometre above the contract's. */
  excessKmPriceInCents?: number;
  /** The customer's share of a damage. */
  insuranceExcessInCents?: number;
  /** The service's example of an early exit. */
  earlyExit?: {
    /** Month of the exit, counted from 1. */
    month: number;
    /** Percent of the remaining instalments. */
    percentOfRemaining: number;
  };
  /** Name of the yearly readjustment index, for example `IPCA`. */
  readjustmentIndex?: string;
  included?: readonly CostItem[];
  notIncluded?: readonly CostItem[];
}

/** One line of the included and not-included lists. */
export interface CostItem {
  title: string;
  note: string;
  valueInCents?: number;
}

/** A price with its plan and its total. */
export interface PricedPlan {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  estimate: TotalEstimate;
}

export type TrueCostRow =
  | { kind: 'monthly'; amountInCents: number }
  | { kind: 'total'; amountInCents: number; installments: number; readjustment?: Readjustment }
  | {
      kind: 'readjustment';
      /** Name of the index. */
      index: string;
      /** First month with the new instalment; absent when the term ends before. */
      firstMonth?: number;
      /** The instalments that the total assumes, year by year, and the rate; absent if it assumes no rise. */
      assumed?: { percentAYear: number; years: readonly InstalmentYear[] };
    }
  | {
      kind: 'excessKm';
      /** Per kilometre. */
      amountInCents: number;
      /** Kilometres included in the contract. */
      contractKm: number;
    }
  | { kind: 'insuranceExcess'; amountInCents: number }
  | {
      kind: 'earlyExit';
      amountInCents: number;
      /** Month of the exit. */
      month: number;
      remainingInstallments: number;
      /** Percent of the remaining instalments. */
      percent: number;
    }
  /** The fee for an early exit of a plan that is loading. */
  | { kind: 'awaitedEarlyExit' };

export interface TrueCost {
  rows: readonly TrueCostRow[];
  /** Index of the yearly readjustment; absent when the term ends before the first. */
  readjustmentIndex?: string;
  /** Empty if the service sends none. */
  included: readonly CostItem[];
  notIncluded: readonly CostItem[];
}

const monthsOfAYear = 12;

/**
 * Fee for leaving at the end of a month: a percentage of the remaining instalments. Undefined once the term is over.
 */
export function earlyExitFeeInCents(
  plan: Pick<PricedPlan, 'monthlyInstallmentInCents' | 'deadlineInMonths'>,
  month: number,
  percentOfRemaining: number,
): number | undefined {
  const remaining = plan.deadlineInMonths - month;
  return remaining > 0 ? percentInCents(plan.monthlyInstallmentInCents * remaining, percentOfRemaining) : undefined;
}

function earlyExitRow(plan: PricedPlan, exit: CostTerms['earlyExit'], isLoading: boolean): TrueCostRow[] {
  if (exit === undefined) return [];
  const amountInCents = earlyExitFeeInCents(plan, exit.month, exit.percentOfRemaining);
  // The terms of a car may name a month after a short term. Those of the plan name an earlier one.
  if (amountInCents === undefined) return isLoading ? [{ kind: 'awaitedEarlyExit' }] : [];
  return [
    {
      kind: 'earlyExit',
      amountInCents,
      month: exit.month,
      remainingInstallments: plan.deadlineInMonths - exit.month,
      percent: exit.percentOfRemaining,
    },
  ];
}

/**
 * The rows of the true-cost panel, in display order.
 * @param isLoading whether the plan's own terms are loading: the row of a fee that only they have keeps its space
 */
export function trueCost(plan: PricedPlan, terms: CostTerms = {}, isLoading = false): TrueCost {
  const { totalInCents, years, readjustment } = plan.estimate;
  const { excessKmPriceInCents, insuranceExcessInCents, readjustmentIndex } = terms;
  const rows: TrueCostRow[] = [
    { kind: 'monthly', amountInCents: plan.monthlyInstallmentInCents },
    {
      kind: 'total',
      amountInCents: totalInCents,
      installments: plan.deadlineInMonths,
      ...(readjustment && { readjustment }),
    },
  ];
  if (readjustmentIndex !== undefined)
    rows.push({
      kind: 'readjustment',
      index: readjustmentIndex,
      ...(plan.deadlineInMonths > monthsOfAYear && { firstMonth: monthsOfAYear + 1 }),
      ...(readjustment && { assumed: { percentAYear: readjustment.percentAYear, years } }),
    });
  if (excessKmPriceInCents !== undefined)
    rows.push({
      kind: 'excessKm',
      amountInCents: excessKmPriceInCents,
      contractKm: plan.monthlyKm * plan.deadlineInMonths,
    });
  if (insuranceExcessInCents !== undefined)
    rows.push({ kind: 'insuranceExcess', amountInCents: insuranceExcessInCents });
  rows.push(...earlyExitRow(plan, terms.earlyExit, isLoading));
  return {
    rows,
    ...(years.length > 1 && { readjustmentIndex: readjustmentIndex ?? defaultReadjustmentIndex }),
    included: terms.included ?? [],
    notIncluded: terms.notIncluded ?? [],
  };
}
