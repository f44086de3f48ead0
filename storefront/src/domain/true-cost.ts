/** Everything a contract may cost, as rows; what the service doesn't say has no row. */
import type { CostItem, CostTerms } from './cost-terms.ts';
import { percentInCents } from './money.ts';

/** A price with its plan: a `SubscriptionPlan`, or a `Condition` with its total. */
export interface PricedPlan {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  totalInCents: number;
}

export type TrueCostRow =
  | { kind: 'monthly'; amountInCents: number }
  | { kind: 'total'; amountInCents: number; installments: number }
  | {
      kind: 'readjustment';
      /** Name of the index. */
      index: string;
      /** First month with the new instalment; absent when the term ends before. */
      firstMonth?: number;
    }
  | {
      kind: 'excessKm';
      /** Per kilometre. */
      amountInCents: number;
      /** Kilometres the contract holds. */
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
    };

export interface TrueCost {
  rows: readonly TrueCostRow[];
  /** Empty when the service doesn't say. */
  included: readonly CostItem[];
  notIncluded: readonly CostItem[];
}

const monthsOfAYear = 12;

/**
 * Fee for leaving at the end of a month: a percentage of the instalments still to come.
 * Undefined when the term is over by then.
 */
export function earlyExitFeeInCents(
  plan: Pick<PricedPlan, 'monthlyInstallmentInCents' | 'deadlineInMonths'>,
  month: number,
  percentOfRemaining: number,
): number | undefined {
  const remaining = plan.deadlineInMonths - month;
  return remaining > 0 ? percentInCents(plan.monthlyInstallmentInCents * remaining, percentOfRemaining) : undefined;
}

function earlyExitRow(plan: PricedPlan, exit: CostTerms['earlyExit']): TrueCostRow[] {
  if (exit === undefined) return [];
  const amountInCents = earlyExitFeeInCents(plan, exit.month, exit.percentOfRemaining);
  if (amountInCents === undefined) return [];
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

/** The rows of the true-cost panel, in their order. */
export function trueCost(plan: PricedPlan, terms: CostTerms = {}): TrueCost {
  const { excessKmPriceInCents, insuranceExcessInCents, readjustmentIndex } = terms;
  const rows: TrueCostRow[] = [
    { kind: 'monthly', amountInCents: plan.monthlyInstallmentInCents },
    { kind: 'total', amountInCents: plan.totalInCents, installments: plan.deadlineInMonths },
  ];
  if (readjustmentIndex !== undefined)
    rows.push({
      kind: 'readjustment',
      index: readjustmentIndex,
      ...(plan.deadlineInMonths > monthsOfAYear && { firstMonth: monthsOfAYear + 1 }),
    });
  if (excessKmPriceInCents !== undefined)
    rows.push({
      kind: 'excessKm',
      amountInCents: excessKmPriceInCents,
      contractKm: plan.monthlyKm * plan.deadlineInMonths,
    });
  if (insuranceExcessInCents !== undefined)
    rows.push({ kind: 'insuranceExcess', amountInCents: insuranceExcessInCents });
  rows.push(...earlyExitRow(plan, terms.earlyExit));
  return { rows, included: terms.included ?? [], notIncluded: terms.notIncluded ?? [] };
}
