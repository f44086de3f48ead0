/** Computes the comparative calculator from the known data of a car and the visitor's figures (spec §9). */
import {
  insurancePercent,
  investmentYieldPercent,
  licenceFeeInCents,
  propertyTaxPercent,
  registrationFeeInCents,
  resalePercent,
  wholeYearsOf,
  type OwnershipRates,
} from '../comparison/comparison-costs.ts';
import {
  averageDepreciationOf,
  brandOf,
  hasMaintenanceTable,
  maintenanceOf,
  type ComparedVersion,
  type ComparisonTables,
} from '../comparison/comparison-tables.ts';
import {
  compare,
  optionsOf,
  type Comparison,
  type FinancedPurchase,
  type ComparedOption,
} from '../comparison/comparison.ts';
import type { CalculatorInputs, FigureName, FinancingKind } from './calculator-inputs.ts';
import { percentInCents } from '../values/money.ts';
import { instalmentInCents } from './price-table.ts';
import { defaultReadjustmentPercent } from '../comparison/readjustment.ts';
import { conventionalDownPaymentPercent, type FinancingPlan } from '../offer/simulation.ts';

/** Default term for a car that states none. */
const defaultMonths = 24;
/** Default balloon, percent of the car's value. The specification sets none. */
const defaultBalloonPercent = 30;

/** A subscription's price for one term. */
export interface TermPrice {
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  monthlyInCents: number;
}

/** The car of the calculation, with its data from the services. */
export interface CalculatorCar {
  version: ComparedVersion;
  /** Subscription prices, one per term. */
  terms: readonly TermPrice[];
  /** The initial values of the car. */
  best?: TermPrice | undefined;
  /** Simulated financing, for several terms. */
  financing: readonly FinancingPlan[];
  /** CET of the best condition in the list of offers, used if nothing was simulated. */
  listedCetPercent?: number | undefined;
}

/** The source of a default; the page displays it. */
export type DefaultSource =
  | { kind: 'offer'; deadlineInMonths: number; monthlyKm: number }
  | { kind: 'public-price' }
  | { kind: 'simulated'; deadlineInMonths: number }
  | { kind: 'listed' }
  | { kind: 'depreciation'; percentAYear: number }
  | { kind: 'porsche' }
  | { kind: 'general' }
  | { kind: 'maintenance-table'; years: number }
  | { kind: 'legal-text'; years: number }
  | { kind: 'rule' }
  | { kind: 'ours' }
  | { kind: 'unknown' };

export interface FigureDefault {
  /** Undefined without a source. */
  value: number | undefined;
  source: DefaultSource;
}

export type CalculatorDefaults = Record<FigureName, FigureDefault>;

/** The price of the nearest term; of two equally near the shorter, which commits to less. */
export function nearestTerm<T extends { deadlineInMonths: number }>(
  terms: readonly T[],
  months: number,
): T | undefined {
  return terms.toSorted(
    (one, other) =>
      Math.abs(one.deadlineInMonths - months) - Math.abs(other.deadlineInMonths - months) ||
      one.deadlineInMonths - other.deadlineInMonths,
  )[0];
}

/**
 * The financing that provides the figures: over the same months the lowest total, else the nearest term's (spec §9).
 */
function financingFor(plans: readonly FinancingPlan[], months: number, kind: FinancingKind): FinancingPlan | undefined {
  const type = kind === 'unique' && plans.some((plan) => plan.type === 'unique') ? 'unique' : 'convencional';
  return nearestTerm(
    plans.filter((plan) => plan.type === type).toSorted((one, other) => one.totalInCents - other.totalInCents),
    months,
  );
}

/** The default of every figure, with its source. */
export function defaultsOf(
  car: CalculatorCar | undefined,
  tables: ComparisonTables,
  set: CalculatorInputs['figures'],
  kind: FinancingKind = 'convencional',
): CalculatorDefaults {
  const terms = car ? [...car.terms, ...(car.best ? [car.best] : [])] : [];
  const byDefault = car?.best?.deadlineInMonths ?? nearestTerm(terms, defaultMonths)?.deadlineInMonths ?? defaultMonths;
  const months = set.months ?? byDefault;
  const term = nearestTerm(terms, months);
  const simulated = car && financingFor(car.financing, months, kind);
  const ours = (value: number): FigureDefault => ({ value, source: { kind: 'ours' } });
  const rule = (value: number): FigureDefault => ({ value, source: { kind: 'rule' } });
  return {
    months: ours(byDefault),
    monthlyInCents: {
      value: term?.monthlyInCents,
      source: term ? { kind: 'offer', deadlineInMonths: term.deadlineInMonths, monthlyKm: term.monthlyKm } : unknown,
    },
    carValueInCents: {
      value: car?.financing[0]?.vehicleValueInCents,
      source: car?.financing[0] ? { kind: 'public-price' } : unknown,
    },
    downPaymentPercent: rule(conventionalDownPaymentPercent),
    cetPercent: simulated
      ? {
          value: simulated.cetPercentAYear,
          source: { kind: 'simulated', deadlineInMonths: simulated.deadlineInMonths },
        }
      : {
          value: car?.listedCetPercent,
          source: car?.listedCetPercent === undefined ? unknown : { kind: 'listed' },
        },
    balloonPercent:
      simulated?.type === 'unique'
        ? {
            value: (simulated.balloonInCents / simulated.vehicleValueInCents) * 100,
            source: { kind: 'simulated', deadlineInMonths: simulated.deadlineInMonths },
          }
        : ours(defaultBalloonPercent),
    readjustmentPercent: ours(defaultReadjustmentPercent),
    resalePercent: resaleDefault(car?.version, tables, months),
    insurancePercent: rule(insurancePercent),
    propertyTaxPercent: rule(propertyTaxPercent),
    registrationFeeInCents: rule(registrationFeeInCents),
    licenceFeeInCents: rule(licenceFeeInCents),
    maintenanceInCents: maintenanceDefault(car?.version, tables, wholeYearsOf(months)),
    yieldPercent: rule(investmentYieldPercent),
  };
}

const unknown: DefaultSource = { kind: 'unknown' };

function resaleDefault(version: ComparedVersion | undefined, tables: ComparisonTables, months: number): FigureDefault {
  const brand = version && brandOf(tables, version);
  const averagePercentAYear = version && averageDepreciationOf(tables, version);
  const value = resalePercent({ brand, averagePercentAYear }, months);
  if (brand === 'porsche') return { value, source: { kind: 'porsche' } };
  return averagePercentAYear === undefined
    ? { value, source: { kind: 'general' } }
    : { value, source: { kind: 'depreciation', percentAYear: averagePercentAYear } };
}

function maintenanceDefault(
  version: ComparedVersion | undefined,
  tables: ComparisonTables,
  years: number,
): FigureDefault {
  const value = version && maintenanceOf(tables, version, years);
  if (version === undefined || value === undefined) return { value, source: unknown };
  return { value, source: { kind: hasMaintenanceTable(tables, version) ? 'maintenance-table' : 'legal-text', years } };
}

/** Every effective figure: the visitor's, else its default. */
export type Figures = Record<FigureName, number | undefined>;

export function figuresOf(defaults: CalculatorDefaults, set: CalculatorInputs['figures']): Figures {
  const entries = Object.entries(defaults).map(([name, { value }]) => [name, set[name as FigureName] ?? value]);
  return Object.fromEntries(entries) as Figures;
}

/** The financed purchase; undefined without a known CET. */
export function financingOf(
  figures: Figures,
  kind: FinancingKind,
  simulated: FinancingPlan | undefined,
): (FinancedPurchase & { cetPercentAYear: number }) | undefined {
  const { months, carValueInCents, downPaymentPercent, cetPercent, balloonPercent } = figures;
  if (months === undefined || carValueInCents === undefined || cetPercent === undefined) return undefined;
  const downPaymentInCents = percentInCents(carValueInCents, downPaymentPercent ?? 0);
  const financedInCents = carValueInCents - downPaymentInCents;
  const wanted = kind === 'convencional' ? 0 : percentInCents(carValueInCents, balloonPercent ?? 0);
  const balloonInCents = Math.min(wanted, financedInCents);
  // With unchanged figures, the service's own plan counts to the cent; its CET is rounded to two decimals.
  const isAsSimulated =
    simulated?.deadlineInMonths === months &&
    simulated.vehicleValueInCents === carValueInCents &&
    simulated.downPaymentInCents === downPaymentInCents &&
    simulated.balloonInCents === balloonInCents &&
    simulated.cetPercentAYear === cetPercent;
  return {
    type: kind === 'unique' ? 'unique' : 'convencional',
    deadlineInMonths: months,
    downPaymentInCents,
    balloonInCents,
    cetPercentAYear: cetPercent,
    monthlyInstallmentInCents: isAsSimulated
      ? simulated.monthlyInstallmentInCents
      : instalmentInCents({ financedInCents, months, balloonInCents, cetPercentAYear: cetPercent }),
  };
}

/** Costs of ownership. */
export function ratesOf(figures: Figures): OwnershipRates {
  return {
    registrationFeeInCents: figures.registrationFeeInCents ?? registrationFeeInCents,
    licenceFeeInCents: figures.licenceFeeInCents ?? licenceFeeInCents,
    propertyTaxPercent: figures.propertyTaxPercent ?? propertyTaxPercent,
    insurancePercent: figures.insurancePercent ?? insurancePercent,
  };
}

export interface Calculation {
  comparison: Comparison;
  /** The cheapest option by net cost; undefined if two cost the same and none is cheaper. */
  cheapest: ComparedOption | undefined;
  /** The second cheapest option. */
  second: ComparedOption;
  /** Difference between the two. */
  differenceInCents: number;
  /** The cheapest option if the lost yield of invested money counts as a cost. */
  cheapestWithYield: ComparedOption;
  /** The financed purchase; absent without a financing. */
  financing?: FinancedPurchase & { cetPercentAYear: number };
  /** Interest, fees and taxes of the financing; absent without one. */
  interestInCents?: number;
}

export interface CalculationQuestion {
  car: CalculatorCar | undefined;
  tables: ComparisonTables;
  figures: Figures;
  kind: FinancingKind;
}

/** The whole calculation; undefined while the car's value or the subscription's price is missing. */
export function calculate({ car, tables, figures, kind }: CalculationQuestion): Calculation | undefined {
  const { months, monthlyInCents, carValueInCents } = figures;
  if (months === undefined || monthlyInCents === undefined || carValueInCents === undefined) return undefined;
  const financing = financingOf(figures, kind, car && financingFor(car.financing, months, kind));
  const rates = ratesOf(figures);
  const comparison = compare({
    car: car?.version ?? { name: '', model: '', year: 0, legalText: '' },
    carValueInCents,
    tables,
    subscription: {
      deadlineInMonths: months,
      monthlyInstallmentInCents: monthlyInCents,
      totalInCents: monthlyInCents * months,
    },
    financing,
    own: {
      ...rates,
      resalePercent: figures.resalePercent,
      maintenanceInCents: figures.maintenanceInCents,
      yieldPercent: figures.yieldPercent,
      readjustmentPercent: figures.readjustmentPercent,
    },
  });
  const ranked = optionsOf(comparison).toSorted((one, other) => one.netInCents - other.netInCents);
  const [first = comparison.subscription, next = comparison.cash] = ranked;
  const { verdict, financing: financed } = comparison;
  return {
    comparison,
    cheapest: first.netInCents === next.netInCents ? undefined : first.option,
    second: next.option,
    differenceInCents: next.netInCents - first.netInCents,
    cheapestWithYield: verdict.cheapestWithYield,
    ...(financing && { financing }),
    ...(financed && {
      interestInCents:
        financed.upFrontInCents + financed.installmentsInCents + financed.balloonInCents - carValueInCents,
    }),
  };
}
