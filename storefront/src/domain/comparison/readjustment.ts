/**
 * The yearly readjustment of a subscription's instalment, as every total assumes it (docs/decisions/0011). It is part
 * of the sum of instalments (spec §9). Money in integer cents.
 */
import { percentInCents } from '../values/money.ts';
import { numberIn } from '../values/text.ts';

/** Default rate, percent a year: the upper limit of Brazil's inflation target. */
export const defaultReadjustmentPercent = 4.5;
/** Default index, if the service names none. */
export const defaultReadjustmentIndex = 'IPCA';
/** Highest rate that can be set, percent a year. */
export const maximumReadjustmentPercent = 20;
/** Search parameter of a rate set by the visitor. */
export const readjustmentParameter = 'reajuste';

const monthsOfAYear = 12;

/** A contract year: its months, and their instalment. */
export interface InstalmentYear {
  months: number;
  monthlyInCents: number;
}

/** The instalments year by year. The first readjustment is in month 13; each applies to the previous instalment. */
export function instalmentYears(monthlyInCents: number, months: number, percentAYear: number): InstalmentYear[] {
  const years: InstalmentYear[] = [];
  let instalment = monthlyInCents;
  for (let left = months; left > 0; left -= monthsOfAYear) {
    years.push({ months: Math.min(left, monthsOfAYear), monthlyInCents: instalment });
    instalment = percentInCents(instalment, 100 + percentAYear);
  }
  return years;
}

/** A price before any readjustment. */
export interface UnadjustedPrice {
  monthlyInCents: number;
  deadlineInMonths: number;
  /** The service's own total. @default the instalment times the months */
  totalInCents?: number;
}

export interface Readjustment {
  percentAYear: number;
  /** Name of the index. */
  index: string;
}

/** The cost of a subscription over its term. */
export interface TotalEstimate {
  totalInCents: number;
  years: readonly InstalmentYear[];
  /** The assumed rate; absent if nothing is readjusted. */
  readjustment?: Readjustment;
}

/**
 * The total over the term, readjusted year by year.
 * @param assumed the visitor's rate and the contract's index; undefined parts take their defaults
 */
export function estimateTotal(
  { monthlyInCents, deadlineInMonths, totalInCents = monthlyInCents * deadlineInMonths }: UnadjustedPrice,
  assumed: { percentAYear?: number | undefined; index?: string | undefined } = {},
): TotalEstimate {
  const { percentAYear = defaultReadjustmentPercent, index = defaultReadjustmentIndex } = assumed;
  const years = instalmentYears(monthlyInCents, deadlineInMonths, percentAYear);
  const added = years.reduce((sum, year) => sum + (year.monthlyInCents - monthlyInCents) * year.months, 0);
  const isReadjusted = years.length > 1 && percentAYear > 0;
  return { totalInCents: totalInCents + added, years, ...(isReadjusted && { readjustment: { percentAYear, index } }) };
}

/** Instalments paid by the end of a month. */
export function paidByInCents(years: readonly InstalmentYear[], month: number): number {
  return years.reduce((sum, { months, monthlyInCents }, year) => {
    const paid = Math.min(Math.max(month - year * monthsOfAYear, 0), months);
    return sum + monthlyInCents * paid;
  }, 0);
}

/** Reads the rate of a URL, in hundredths at most: `4.5`, `4,5` or `4,5%`; undefined unless it is from 0 to 20. */
export function readjustmentIn(search: Readonly<Record<string, unknown>>): number | undefined {
  const given = search[readjustmentParameter];
  const number = typeof given === 'string' ? numberIn(given) : undefined;
  const percent = number === undefined ? undefined : Math.round(number * 100) / 100;
  return percent !== undefined && percent <= maximumReadjustmentPercent ? percent : undefined;
}

/** Search parameters of a rate; none for the default. */
export const readjustmentSearch = (percentAYear: number | undefined): Record<string, string> =>
  percentAYear === undefined || percentAYear === defaultReadjustmentPercent
    ? {}
    : { [readjustmentParameter]: String(percentAYear) };
