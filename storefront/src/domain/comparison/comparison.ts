/**
 * Compares subscription, cash purchase and financing of one car over the same months (spec §9, Comparative calculator).
 */
import {
  documentationInCents,
  insuranceInCents,
  monthlyCostInCents,
  ownershipRates,
  resalePercent,
  wholeYearsOf,
  yieldInCents,
  type OwnershipRates,
} from './comparison-costs.ts';
import {
  averageDepreciationOf,
  brandOf,
  maintenanceOf,
  type ComparedVersion,
  type ComparisonTables,
} from './comparison-tables.ts';
import { percentInCents } from '../values/money.ts';
import { estimateTotal, type InstalmentYear, type Readjustment } from './readjustment.ts';
import type { ConventionalPlan, Plan } from '../offer/simulation.ts';

export type ComparedOption = 'subscription' | 'cash' | 'financing';

/**
 * A financed purchase. `unique` is the maker's plan with a balloon; the car is bought back for at least the balloon
 * (docs/decisions/0011).
 */
export interface FinancedPurchase {
  type: 'convencional' | 'unique';
  deadlineInMonths: number;
  downPaymentInCents: number;
  monthlyInstallmentInCents: number;
  /** Last payment; 0 without one. */
  balloonInCents: number;
}

export interface OptionCost {
  option: ComparedOption;
  /** Paid on delivery: the price, the down payment, or nothing. */
  upFrontInCents: number;
  installmentsInCents: number;
  balloonInCents: number;
  documentationInCents: number;
  insuranceInCents: number;
  maintenanceInCents: number;
  /** Expenses and instalments. */
  totalInCents: number;
  /** The total divided by the months. */
  monthlyInCents: number;
  /** Resale value at the end. */
  resaleInCents: number;
  /** Total minus the resale. */
  netInCents: number;
  /** Yield that the up-front payment would have earned over the term; not part of any cost. */
  lostYieldInCents: number;
}

export interface Comparison {
  months: number;
  carValueInCents: number;
  /** Resale value at the end, percent of the price. */
  resalePercent: number;
  /** True if the resale is the general figure: there is no data for this version. */
  isResaleGeneral: boolean;
  /** True if the maintenance price is unknown. It is then left out, which favours buying. */
  isMaintenanceUnknown: boolean;
  /** The subscription's instalments year by year; they add up to its sum of instalments. */
  instalmentYears: readonly InstalmentYear[];
  /** The assumed rate; absent if nothing is readjusted. */
  readjustment?: Readjustment;
  subscription: OptionCost;
  cash: OptionCost;
  /** Absent if no financing over the same months was simulated. */
  financing?: OptionCost;
  verdict: Verdict;
}

/** The available options, subscription first. */
export const optionsOf = ({ subscription, cash, financing }: Comparison): OptionCost[] => [
  subscription,
  cash,
  ...(financing ? [financing] : []),
];

export interface Verdict {
  /** Compares the subscription with the cheapest other option, by net cost. */
  outcome: 'cheaper' | 'same' | 'dearer';
  /** The cheapest option besides the subscription. */
  rival: Exclude<ComparedOption, 'subscription'>;
  /** Difference between the two; never negative. */
  differenceInCents: number;
  /** The cheapest option if the lost yield counts as a cost. */
  cheapestWithYield: ComparedOption;
}

export interface CompareQuestion {
  car: ComparedVersion;
  carValueInCents: number;
  tables: ComparisonTables;
  /** Before the yearly readjustment by the contract's index. */
  subscription: {
    deadlineInMonths: number;
    monthlyInstallmentInCents: number;
    totalInCents: number;
    readjustmentIndex?: string | undefined;
  };
  financing?: FinancedPurchase | undefined;
  /** The visitor's own figures, which replace those of the spec and the tables. */
  own?: OwnFigures | undefined;
}

/** Figures that a visitor may replace. */
export interface OwnFigures extends Partial<OwnershipRates> {
  /** Resale value at the end, percent of the price. */
  resalePercent?: number | undefined;
  /** Planned maintenance of the whole term. */
  maintenanceInCents?: number | undefined;
  /** Yearly yield of invested money, percent. */
  yieldPercent?: number | undefined;
  /** Yearly readjustment of the subscription's instalment, percent. */
  readjustmentPercent?: number | undefined;
}

/** The financing to compare with: over the same months, the lowest total (spec §9). Undefined if there is none. */
export function financingOver(plans: readonly Plan[], months: number): ConventionalPlan | undefined {
  return plans
    .filter((plan) => plan.type === 'convencional')
    .filter(({ deadlineInMonths }) => deadlineInMonths === months)
    .toSorted((one, other) => one.totalInCents - other.totalInCents)[0];
}

interface Payments {
  upFrontInCents: number;
  installmentsInCents: number;
  balloonInCents: number;
}

interface Upkeep {
  documentationInCents: number;
  insuranceInCents: number;
  maintenanceInCents: number;
}

const includedUpkeep: Upkeep = { documentationInCents: 0, insuranceInCents: 0, maintenanceInCents: 0 };

function costOf(
  option: ComparedOption,
  { months, yieldPercent }: { months: number; yieldPercent: number | undefined },
  payments: Payments,
  upkeep: Upkeep,
  resaleInCents: number,
): OptionCost {
  const expenses =
    payments.upFrontInCents +
    payments.balloonInCents +
    upkeep.documentationInCents +
    upkeep.insuranceInCents +
    upkeep.maintenanceInCents;
  const totalInCents = expenses + payments.installmentsInCents;
  return {
    option,
    ...payments,
    ...upkeep,
    totalInCents,
    monthlyInCents: monthlyCostInCents(totalInCents, months),
    resaleInCents,
    netInCents: totalInCents - resaleInCents,
    lostYieldInCents: yieldInCents(payments.upFrontInCents, months, yieldPercent),
  };
}

/** Compares all options over the subscription's months. */
export function compare({
  car,
  carValueInCents,
  tables,
  subscription,
  financing,
  own = {},
}: CompareQuestion): Comparison {
  const months = subscription.deadlineInMonths;
  const averagePercentAYear = averageDepreciationOf(tables, car);
  const brand = brandOf(tables, car);
  const percent = own.resalePercent ?? resalePercent({ brand, averagePercentAYear }, months);
  const resale = percentInCents(carValueInCents, percent);
  const maintenance = own.maintenanceInCents ?? maintenanceOf(tables, car, wholeYearsOf(months));
  const rates = { ...ownershipRates, ...own };
  const upkeep: Upkeep = {
    documentationInCents: documentationInCents(carValueInCents, months, rates),
    insuranceInCents: insuranceInCents(carValueInCents, months, rates),
    maintenanceInCents: maintenance ?? 0,
  };
  const nothing = { upFrontInCents: 0, installmentsInCents: 0, balloonInCents: 0 };

  const { monthlyInstallmentInCents, totalInCents, readjustmentIndex } = subscription;
  const estimate = estimateTotal(
    { monthlyInCents: monthlyInstallmentInCents, deadlineInMonths: months, totalInCents },
    { percentAYear: own.readjustmentPercent, index: readjustmentIndex },
  );

  const term = { months, yieldPercent: own.yieldPercent };
  const subscribing = costOf(
    'subscription',
    term,
    { ...nothing, installmentsInCents: estimate.totalInCents },
    includedUpkeep,
    0,
  );
  const cash = costOf('cash', term, { ...nothing, upFrontInCents: carValueInCents }, upkeep, resale);
  const financed =
    financing &&
    costOf(
      'financing',
      term,
      {
        upFrontInCents: financing.downPaymentInCents,
        installmentsInCents: financing.monthlyInstallmentInCents * financing.deadlineInMonths,
        balloonInCents: financing.balloonInCents,
      },
      upkeep,
      financing.type === 'unique' ? Math.max(resale, financing.balloonInCents) : resale,
    );

  return {
    months,
    carValueInCents,
    resalePercent: percent,
    isResaleGeneral: own.resalePercent === undefined && brand !== 'porsche' && averagePercentAYear === undefined,
    isMaintenanceUnknown: maintenance === undefined,
    instalmentYears: estimate.years,
    ...(estimate.readjustment && { readjustment: estimate.readjustment }),
    subscription: subscribing,
    cash,
    ...(financed && { financing: financed }),
    verdict: verdictOf(subscribing, financed ? [cash, financed] : [cash]),
  };
}

const cheapest = (
  options: readonly OptionCost[],
  costOfOption: (option: OptionCost) => number,
): OptionCost | undefined => options.toSorted((one, other) => costOfOption(one) - costOfOption(other))[0];

function verdictOf(subscription: OptionCost, others: readonly OptionCost[]): Verdict {
  const rival = cheapest(others, (option) => option.netInCents);
  const difference = subscription.netInCents - (rival?.netInCents ?? 0);
  return {
    outcome: difference < 0 ? 'cheaper' : difference > 0 ? 'dearer' : 'same',
    rival: rival?.option === 'financing' ? 'financing' : 'cash',
    differenceInCents: Math.abs(difference),
    cheapestWithYield:
      cheapest([subscription, ...others], (option) => option.netInCents + option.lostYieldInCents)?.option ??
      'subscription',
  };
}
