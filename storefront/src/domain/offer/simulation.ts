/** Plans that the service simulates for a selection (spec §9, Conventional simulation). */
import type { Condition, Selection } from './conditions.ts';
import type { CostTerms } from '../comparison/true-cost.ts';

/** The subscription: a rental with all costs in one instalment. */
export interface SubscriptionPlan {
  type: 'signdrive';
  productId: string;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  colorCode: string;
  monthlyInstallmentInCents: number;
  totalInCents: number;
  costTerms?: CostTerms;
}

/** Financing, shown for comparison. */
export interface FinancingPlan {
  /** `unique`: the maker's plan, with a last payment for which the car is bought back. */
  type: 'convencional' | 'unique';
  /** For example `Financiamento 36 meses`. */
  name: string;
  deadlineInMonths: number;
  vehicleValueInCents: number;
  downPaymentInCents: number;
  balloonInCents: number;
  monthlyInstallmentInCents: number;
  /** Down payment, instalments and balloon. */
  totalInCents: number;
  /** Total effective cost, percent a year. */
  cetPercentAYear: number;
  interestPercentAMonth?: number;
}

export type ConventionalPlan = FinancingPlan & { type: 'convencional' };
export type UniquePlan = FinancingPlan & { type: 'unique' };

export type Plan = SubscriptionPlan | ConventionalPlan | UniquePlan;

/** Down payment of the conventional simulation, percent (spec §9). */
export const conventionalDownPaymentPercent = 30;
/** Balloon of the conventional simulation (spec §9). */
export const conventionalBalloonInCents = 0;

/** Parameters of a simulation. */
export interface SimulationQuery extends Selection {
  modelCode: string;
  year: number;
  hasShield: boolean;
  /** The visitor's current step of the order, 1 to 8 (spec §2.7). */
  step: number;
}

export interface RankedPlans {
  /** The rental result; excluded from the sort. */
  subscription?: SubscriptionPlan;
  /** Cheapest total first. */
  conventional: readonly ConventionalPlan[];
  /** The plan with the lowest total. */
  bestConventional?: ConventionalPlan;
}

/** Rental results are excluded from the sort; the best conventional plan has the lowest total (spec §9). */
export function rankPlans(plans: readonly Plan[]): RankedPlans {
  const subscription = plans.find((plan) => plan.type === 'signdrive');
  const conventional = plans
    .filter((plan) => plan.type === 'convencional')
    .toSorted((one, other) => one.totalInCents - other.totalInCents);
  const [bestConventional] = conventional;
  return {
    ...(subscription && { subscription }),
    conventional,
    ...(bestConventional && { bestConventional }),
  };
}

/** True if a plan belongs to this selection, not an earlier one. */
export function answersSelection(plan: SubscriptionPlan, selection: Omit<Selection, 'accessoryText'>): boolean {
  return (
    plan.deadlineInMonths === selection.deadlineInMonths &&
    plan.monthlyKm === selection.monthlyKm &&
    plan.colorCode === selection.colorCode
  );
}

/**
 * True if the service's instalment differs from the tree's. The service's takes precedence and the change is announced.
 */
export function priceDiffers(
  condition: Pick<Condition, 'monthlyInstallmentInCents'>,
  plan: Pick<SubscriptionPlan, 'monthlyInstallmentInCents'>,
): boolean {
  return condition.monthlyInstallmentInCents !== plan.monthlyInstallmentInCents;
}
