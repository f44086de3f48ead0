import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateTotal, instalmentYears, paidByInCents, readjustmentIn, readjustmentSearch } from './readjustment.ts';

test('the instalment rises once a year from month 13 on, each time by a percentage of the previous instalment', () => {
  // 217.900 × 1,045 = 227.705,5; 227.706 × 1,045 = 237.952,77
  expect(instalmentYears(217_900, 30, 4.5)).toEqual([
    { months: 12, monthlyInCents: 217_900 },
    { months: 12, monthlyInCents: 227_706 },
    { months: 6, monthlyInCents: 237_953 },
  ]);
});

describe('the readjusted total of a subscription', () => {
  test.each([
    // months, percent a year, total
    [12, 4.5, 217_900 * 12],
    [24, 4.5, 217_900 * 12 + 227_706 * 12],
    [36, 4.5, 217_900 * 12 + 227_706 * 12 + 237_953 * 12],
    [18, 10, 217_900 * 12 + 239_690 * 6],
    [24, 0, 217_900 * 24],
  ])('for %i months at %d percent a year is %i cents', (deadlineInMonths, percentAYear, total) => {
    expect(estimateTotal({ monthlyInCents: 217_900, deadlineInMonths }, { percentAYear }).totalInCents).toBe(total);
  });

  test('assumes 4.5 percent of the IPCA if neither the visitor nor the contract names another rate', () => {
    const price = { monthlyInCents: 217_900, deadlineInMonths: 24 };
    expect(estimateTotal(price).readjustment).toEqual({ percentAYear: 4.5, index: 'IPCA' });
    expect(estimateTotal(price, { percentAYear: 6, index: 'IGP-M' }).readjustment).toEqual({
      percentAYear: 6,
      index: 'IGP-M',
    });
  });

  test.each([
    [12, 4.5],
    [24, 0],
  ])('for %i months at %d percent a year has no assumption', (deadlineInMonths, percentAYear) => {
    expect(estimateTotal({ monthlyInCents: 217_900, deadlineInMonths }, { percentAYear })).not.toHaveProperty(
      'readjustment',
    );
  });

  test('adds the readjustment to the total of the service', () => {
    const price = { monthlyInCents: 200_000, deadlineInMonths: 24, totalInCents: 4_850_000 };
    expect(estimateTotal(price, { percentAYear: 5 }).totalInCents).toBe(4_850_000 + 10_000 * 12);
  });

  test('equals the payments up to the last month, and no month costs less than the previous one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 20 }),
        (monthlyInCents, deadlineInMonths, percentAYear) => {
          const { totalInCents, years } = estimateTotal({ monthlyInCents, deadlineInMonths }, { percentAYear });
          expect(paidByInCents(years, deadlineInMonths)).toBe(totalInCents);
          const instalments = Array.from(
            { length: deadlineInMonths },
            (_, month) => paidByInCents(years, month + 1) - paidByInCents(years, month),
          );
          expect(instalments).toEqual(instalments.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});

describe('the URL of a readjustment rate', () => {
  test.each([
    ['6', 6],
    ['4,5', 4.5],
    ['0', 0],
    ['20', 20],
    ['3.25', 3.25],
    // As the calculator reads it.
    ['4,5%', 4.5],
    ['R$ 4,50 %', 4.5],
    ['20%', 20],
    ['20,1%', undefined],
    ['20.01', undefined],
    ['-1', undefined],
    ['muito', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('with the rate %s sets %s', (reajuste, percent) => {
    expect(readjustmentIn({ reajuste })).toBe(percent);
  });

  test('holds a rate that is not the default, and reads it back', () => {
    expect(readjustmentSearch(undefined)).toEqual({});
    expect(readjustmentSearch(4.5)).toEqual({});
    expect(readjustmentIn(readjustmentSearch(6.25))).toBe(6.25);
  });
});
