/** The formulas of the comparative calculator (spec §9), one each. Money in integer cents, percentages as numbers of percent. */
import type { ComparedBrand } from './comparison-tables.ts';
import { percentInCents } from '../values/money.ts';

const monthsOfAYear = 12;

/** First registration of a bought car (spec §9). */
export const registrationFeeInCents = 58_203;
/** Yearly licence, for each block. */
export const licenceFeeInCents = 15_523;
/** Property tax, percent of the car's value for each block. */
export const propertyTaxPercent = 4;
/** Insurance, percent of the car's value for each block. */
export const insurancePercent = 4;
/** Resale without depreciation data, percent of the price. */
export const defaultResalePercent = 69;
/** What a Porsche loses a year, percent of its price. */
export const porscheDepreciationPercent = 9.4;
/** What money not spent would yield, percent a year. */
export const investmentYieldPercent = 14.9;

/** Yearly bills of a term: a year that has begun is billed whole. */
export function blocksOf(months: number): number {
  return Math.ceil(months / monthsOfAYear);
}

/** Years of a term as they pass: 18 months are one and a half. */
export function yearsOf(months: number): number {
  return months / monthsOfAYear;
}

/** Years a term completes: maintenance falls due at the end of each. */
export function wholeYearsOf(months: number): number {
  return Math.floor(months / monthsOfAYear);
}

/** What owning a car is charged with; whoever compares may put their own figures in place of the spec's. */
export interface OwnershipRates {
  registrationFeeInCents: number;
  licenceFeeInCents: number;
  propertyTaxPercent: number;
  insurancePercent: number;
}

/** The spec's own figures. */
export const ownershipRates: OwnershipRates = {
  registrationFeeInCents,
  licenceFeeInCents,
  propertyTaxPercent,
  insurancePercent,
};

/** Registration once, licence and property tax for each block. */
export function documentationInCents(carValueInCents: number, months: number, rates = ownershipRates): number {
  const blocks = blocksOf(months);
  return (
    rates.registrationFeeInCents +
    rates.licenceFeeInCents * blocks +
    percentInCents(carValueInCents, rates.propertyTaxPercent * blocks)
  );
}

/** Insurance for each block. */
export function insuranceInCents(carValueInCents: number, months: number, rates = ownershipRates): number {
  return percentInCents(carValueInCents, rates.insurancePercent * blocksOf(months));
}

/** What is known of how a car loses value. */
export interface ValueLoss {
  brand?: ComparedBrand | undefined;
  /** Average depreciation of the version, percent a year; undefined without data. */
  averagePercentAYear?: number | undefined;
}

/** What a car is still worth after a term, percent of its price: never below 0. */
export function resalePercent({ brand, averagePercentAYear }: ValueLoss, months: number): number {
  const lossAYear = brand === 'porsche' ? porscheDepreciationPercent : averagePercentAYear;
  if (lossAYear === undefined) return defaultResalePercent;
  return Math.max(0, Number((100 - lossAYear * yearsOf(months)).toPrecision(15)));
}

/** What an amount would yield over a term, compounded by years; only the yield, without the amount. */
export function yieldInCents(amountInCents: number, months: number, percentAYear = investmentYieldPercent): number {
  const growth = (1 + percentAYear / 100) ** yearsOf(months);
  return Math.round(Number((amountInCents * (growth - 1)).toPrecision(12)));
}

/** Monthly cost: the total spread over the months; half a cent goes up. */
export function monthlyCostInCents(totalInCents: number, months: number): number {
  return Math.round(totalInCents / months);
}
