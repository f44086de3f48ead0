import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  documentationInCents,
  insuranceInCents,
  monthlyCostInCents,
  resalePercent,
  wholeYearsOf,
  yearsOf,
  yieldInCents,
} from './comparison-costs.ts';

test.each([
  // months, blocks = months / 12 upwards, whole years = downwards, years as they pass
  [1, 1, 0, 1 / 12],
  [12, 1, 1, 1],
  [13, 2, 1, 13 / 12],
  [18, 2, 1, 1.5],
  [24, 2, 2, 2],
  [36, 3, 3, 3],
  [48, 4, 4, 4],
])('%i months are %i blocks, %i whole years and %d years', (months, blocks, wholeYears, years) => {
  expect(blocksOf(months)).toBe(blocks);
  expect(wholeYearsOf(months)).toBe(wholeYears);
  expect(yearsOf(months)).toBe(years);
});

describe('documentation', () => {
  test.each([
    // 58203 + 15523 × 2 + 13.999.000 × 4 % × 2 = 58203 + 31046 + 1.119.920
    [13_999_000, 24, 1_209_169],
    // 58203 + 15523 × 1 + 9.000.000 × 4 % × 1 = 58203 + 15523 + 360.000
    [9_000_000, 12, 433_726],
    // 18 months are two blocks: 58203 + 31046 + 9.000.000 × 8 % = 89.249 + 720.000
    [9_000_000, 18, 809_249],
    // 58203 + 15523 × 4 + 29.999.000 × 16 % = 58203 + 62092 + 4.799.840
    [29_999_000, 48, 4_920_135],
    // half a cent goes up: 58203 + 15523 + 12.513 × 4 % (500,52) = 73.726 + 501
    [12_513, 12, 74_227],
    // a car worth nothing still has its fees: 58203 + 15523
    [0, 12, 73_726],
  ])('of a car of %i cents over %i months is %i', (value, months, expected) => {
    expect(documentationInCents(value, months)).toBe(expected);
  });
});

test.each([
  // 13.999.000 × 4 % × 2
  [13_999_000, 24, 1_119_920],
  // 9.000.000 × 4 % × 2: 13 months have begun a second year
  [9_000_000, 13, 720_000],
  // 9.399.000 × 4 % × 1
  [9_399_000, 12, 375_960],
  // 12.513 × 4 % = 500,52
  [12_513, 12, 501],
])('insurance of a car of %i cents over %i months is %i', (value, months, expected) => {
  expect(insuranceInCents(value, months)).toBe(expected);
});

describe('resale, percent of the price', () => {
  test.each([
    // without data: 69, whatever the term
    [{}, 12, 69],
    [{}, 48, 69],
    [{ brand: 'volkswagen' }, 24, 69],
    // 100 − 11,5 × 2
    [{ brand: 'volkswagen', averagePercentAYear: 11.5 }, 24, 77],
    // 100 − 11,5 × 1,5
    [{ brand: 'volkswagen', averagePercentAYear: 11.5 }, 18, 82.75],
    // 100 − 14,2 × 3 (binary fractions leave no crumbs)
    [{ brand: 'audi', averagePercentAYear: 14.2 }, 36, 57.4],
    // 100 − 9,4 × 2, with a table or without
    [{ brand: 'porsche' }, 24, 81.2],
    [{ brand: 'porsche', averagePercentAYear: 30 }, 24, 81.2],
    // 100 − 40 × 3 would be −20
    [{ brand: 'ducati', averagePercentAYear: 40 }, 36, 0],
    [{ averagePercentAYear: 0 }, 24, 100],
  ] as const)('%o after %i months: %d', (loss, months, expected) => {
    expect(resalePercent(loss, months)).toBe(expected);
  });

  test('is never below 0 or above 100, and falls as time passes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 119 }),
        (averagePercentAYear, months) => {
          const now = resalePercent({ averagePercentAYear }, months);
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThanOrEqual(100);
          expect(resalePercent({ averagePercentAYear }, months + 1)).toBeLessThanOrEqual(now);
        },
      ),
    );
  });
});

describe('what money left invested would yield', () => {
  test.each([
    // 1.000.000 × (1,149 − 1)
    [1_000_000, 12, 14.9, 149_000],
    // 1.000.000 × (1,149² − 1) = 1.000.000 × 0,320201
    [1_000_000, 24, 14.9, 320_201],
    // 1.000.000 × (1,149³ − 1) = 1.000.000 × 0,516910949
    [1_000_000, 36, 14.9, 516_911],
    // 1.000.000 × (√1,149 − 1): half a year, 0,071914…
    [1_000_000, 6, 14.9, 71_914],
    // 200 × (1,1 − 1)
    [200, 12, 10, 20],
    [0, 24, 14.9, 0],
    [1_000_000, 24, 0, 0],
  ])('%i cents over %i months at %d percent: %i', (amount, months, percent, expected) => {
    expect(yieldInCents(amount, months, percent)).toBe(expected);
  });

  test('is 14.9 percent a year unless told otherwise', () => {
    expect(yieldInCents(1_000_000, 12)).toBe(149_000);
  });
});

test.each([
  // 5.229.600 / 24
  [5_229_600, 24, 217_900],
  // 1000 / 3 = 333,33
  [1000, 3, 333],
  // 1001 / 2 = 500,5
  [1001, 2, 501],
])('a total of %i cents over %i months costs %i a month', (total, months, expected) => {
  expect(monthlyCostInCents(total, months)).toBe(expected);
});

test('every cost is whole cents and never falls with a longer term or a dearer car', () => {
  const value = fc.integer({ min: 0, max: 100_000_000 });
  const term = fc.integer({ min: 1, max: 119 });
  fc.assert(
    fc.property(value, term, (carValue, months) => {
      for (const cost of [documentationInCents, insuranceInCents, yieldInCents]) {
        const now = cost(carValue, months);
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(cost(carValue, months + 1)).toBeGreaterThanOrEqual(now);
        expect(cost(carValue + 100, months)).toBeGreaterThanOrEqual(now);
      }
    }),
  );
});
