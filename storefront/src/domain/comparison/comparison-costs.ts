/** The formulas of the comparative calculator (spec §9). Money in integer cents, percentages as numbers of percent. */
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
/** Yearly depreciation of a Porsche, percent of its price. */
export const porscheDepreciationPercent = 9.4;
/** Yearly yield of invested money, percent. */
export const investmentYieldPercent = 14.9;

/** Yearly blocks of a term: a year that has begun is billed whole. */
export function blocksOf(months: number): number {
  return Math.ceil(months / monthsOfAYear);
}

/** Years of a term as a fraction: 18 months are one and a half. */
export function yearsOf(months: number): number {
  return months / monthsOfAYear;
}

/** Completed years of a term: maintenance falls due at the end of each. */
export function wholeYearsOf(months: number): number {
  return Math.floor(months / monthsOfAYear);
}

/** Costs of ownership; the visitor may replace the spec's figures. */
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

/** Depreciation data of a car. */
export interface ValueLoss {
  brand?: ComparedBrand | undefined;
  /** Average depreciation of the version, percent a year; undefined without data. */
  averagePercentAYear?: number | undefined;
}

/** Resale value after a term, percent of its price; never below 0. */
export function resalePercent({ brand, averagePercentAYear }: ValueLoss, months: number): number {
  const lossAYear = brand === 'porsche' ? porscheDepreciationPercent : averagePercentAYear;
  if (lossAYear === undefined) return defaultResalePercent;
  return Math.max(0, Number((100 - lossAYear * yearsOf(months)).toPrecision(15)));
}

/** The yield of an amount over a term, compounded yearly, without the amount itself. */
export function yieldInCents(amountInCents: number, months: number, percentAYear = investmentYieldPercent): number {
  const growth = (1 + percentAYear / 100) ** yearsOf(months);
  return Math.round(Number((amountInCents * (growth - 1)).toPrecision(12)));
}

/** Monthly cost: the total divided by the months; half a cent rounds up. */
export function monthlyCostInCents(totalInCents: number, months: number): number {
  return Math.round(totalInCents / months);
}
