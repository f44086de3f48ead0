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
  // months, blocks = months / 12 rounded up, whole years = rounded down, years
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
  // The fee, the fee of each block, 4 % of the car's value for each block.
  test.each([
    [13_999_000, 24, 58_203 + 15_523 * 2 + 0.04 * 13_999_000 * 2],
    [9_000_000, 12, 58_203 + 15_523 + 0.04 * 9_000_000],
    // 18 months are two blocks.
    [9_000_000, 18, 58_203 + 15_523 * 2 + 0.04 * 9_000_000 * 2],
    [29_999_000, 48, 58_203 + 15_523 * 4 + 0.04 * 29_999_000 * 4],
    // 4 % of 12.513 is 500,52: half a cent rounds up.
    [12_513, 12, 58_203 + 15_523 + 501],
    [0, 12, 58_203 + 15_523],
  ])('of a car of %i cents over %i months costs %i cents', (value, months, expected) => {
    expect(documentationInCents(value, months)).toBe(expected);
  });
});

test.each([
  [13_999_000, 24, 0.04 * 13_999_000 * 2],
  // 13 months are two blocks.
  [9_000_000, 13, 0.04 * 9_000_000 * 2],
  [9_399_000, 12, 0.04 * 9_399_000],
  // 4 % is 500,52.
  [12_513, 12, 501],
])('insurance of a car of %i cents over %i months costs %i cents', (value, months, expected) => {
  expect(insuranceInCents(value, months)).toBe(expected);
});

describe('the resale percentage', () => {
  test.each([
    [{}, 12, 69],
    [{}, 48, 69],
    [{ brand: 'volkswagen' }, 24, 69],
    [{ brand: 'volkswagen', averagePercentAYear: 11.5 }, 24, 100 - 11.5 * 2],
    [{ brand: 'volkswagen', averagePercentAYear: 11.5 }, 18, 100 - 11.5 * 1.5],
    // Without binary rounding errors: 100 - 14.2 * 3 is 57.400000000000006.
    [{ brand: 'audi', averagePercentAYear: 14.2 }, 36, 57.4],
    [{ brand: 'porsche' }, 24, 100 - 9.4 * 2],
    [{ brand: 'porsche', averagePercentAYear: 30 }, 24, 100 - 9.4 * 2],
    // 100 − 40 × 3 would be −20.
    [{ brand: 'ducati', averagePercentAYear: 40 }, 36, 0],
    [{ averagePercentAYear: 0 }, 24, 100],
  ] as const)('of a car with the loss %o after %i months is %d', (loss, months, expected) => {
    expect(resalePercent(loss, months)).toBe(expected);
  });

  test('is between 0 and 100 and falls with time', () => {
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

describe('the yield of an investment', () => {
  test.each([
    // 1.000.000 × (1,149 − 1)
    [1_000_000, 12, 14.9, 149_000],
    // 1.000.000 × (1,149² − 1) = 1.000.000 × 0,320201
    [1_000_000, 24, 14.9, 320_201],
    // 1.000.000 × (1,149³ − 1) = 1.000.000 × 0,516910949
    [1_000_000, 36, 14.9, 516_911],
    // 1.000.000 × (√1,149 − 1) = 71.914,1
    [1_000_000, 6, 14.9, 71_914],
    // 200 × (1,1 − 1)
    [200, 12, 10, 20],
    [0, 24, 14.9, 0],
    [1_000_000, 24, 0, 0],
  ])('of %i cents over %i months at %d percent is %i cents', (amount, months, percent, expected) => {
    expect(yieldInCents(amount, months, percent)).toBe(expected);
  });

  test('is computed with 14.9 percent a year by default', () => {
    expect(yieldInCents(1_000_000, 12)).toBe(149_000);
  });
});

test.each([
  [5_229_600, 24, 5_229_600 / 24],
  // 1000 / 3 = 333,33
  [1000, 3, 333],
  // 1001 / 2 = 500,5
  [1001, 2, 501],
])('a total of %i cents over %i months costs %i cents a month', (total, months, expected) => {
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
