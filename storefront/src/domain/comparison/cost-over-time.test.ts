import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './comparison.ts';
import { noTables } from './comparison-tables.ts';
import { costOverTime, leadersOverTime } from './cost-over-time.ts';

const rates = {
  registrationFeeInCents: 50_000,
  licenceFeeInCents: 10_000,
  propertyTaxPercent: 4,
  insurancePercent: 5,
};
const financing = {
  type: 'convencional',
  deadlineInMonths: 24,
  downPaymentInCents: 3_000_000,
  // (10.000.000 − 3.000.000 − 4.600.000) / 24, without interest
  monthlyInstallmentInCents: 100_000,
  balloonInCents: 4_600_000,
  cetPercentAYear: 0,
} as const;
const comparison = compare({
  car: { name: '', model: '', year: 2026, legalText: '' },
  carValueInCents: 10_000_000,
  tables: noTables,
  subscription: { deadlineInMonths: 24, monthlyInstallmentInCents: 200_000, totalInCents: 4_800_000 },
  financing,
  own: { ...rates, resalePercent: 76, maintenanceInCents: 200_000, readjustmentPercent: 10 },
});
const [subscription, cash, financed] = costOverTime({ comparison, financing, rates });

describe('a car of R$ 100.000,00 that is sold for 76 % after 24 months', () => {
  test.each([
    // 200.000 a month, 220.000 from month 13 on
    [0, 0],
    [1, 200_000],
    [12, 2_400_000],
    [13, 2_620_000],
    [24, 5_040_000],
  ])('has for subscribing, after %i months, a cost of %i', (month, expected) => {
    expect(subscription?.costs[month]).toBe(expected);
  });

  test.each([
    // Month 0: 50.000 registration + 10.000 licence + 9 % of 10.000.000
    [0, 960_000],
    // Each month loses 2.400.000 / 24 = 100.000 of the car's value.
    [1, 1_060_000],
    [11, 2_060_000],
    // The second year's licence, tax and insurance (910.000), and half of the maintenance.
    [12, 960_000 + 1_200_000 + 910_000 + 100_000],
    // The last month begins no year: 960.000 + 910.000 + 2.400.000 + 200.000
    [24, 4_470_000],
  ])('has for buying with cash, after %i months, a cost of %i', (month, expected) => {
    expect(cash?.costs[month]).toBe(expected);
  });

  test.each([
    // Financing without interest costs the same as cash: the balance equals the unpaid amount.
    [0, 960_000],
    [1, 1_060_000],
    [12, 3_170_000],
    [24, 4_470_000],
  ])('has for financing without interest, after %i months, a cost of %i', (month, expected) => {
    expect(financed?.costs[month]).toBe(expected);
  });

  test('is cheapest by subscription at first, and by purchase in the end', () => {
    // month 10: 2.000.000 against 1.960.000; month 9: 1.800.000 against 1.860.000; month 12: 2.400.000 against 3.170.000;
    // from 12 on 220.000 a month against 100.000: equal at 18,4
    expect(leadersOverTime([subscription, cash].filter((option) => option !== undefined))).toEqual([
      { option: 'subscription', fromMonth: 1 },
      { option: 'cash', fromMonth: 10 },
      { option: 'subscription', fromMonth: 12 },
      { option: 'cash', fromMonth: 19 },
    ]);
  });
});

test('a term below a year pays its maintenance at its end', () => {
  const short = compare({
    car: { name: '', model: '', year: 2026, legalText: '' },
    carValueInCents: 10_000_000,
    tables: noTables,
    subscription: { deadlineInMonths: 6, monthlyInstallmentInCents: 100, totalInCents: 600 },
    own: { ...rates, resalePercent: 100, maintenanceInCents: 30_000 },
  });
  expect(costOverTime({ comparison: short, rates })[1]?.costs).toEqual([...Array<number>(6).fill(960_000), 990_000]);
});

test('every series starts with the unrecoverable up-front cost and ends with the net cost of its option', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 100_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (carValueInCents, months, resalePercent, totalInCents) => {
        const any = compare({
          car: { name: '', model: '', year: 2026, legalText: '' },
          carValueInCents,
          tables: noTables,
          subscription: { deadlineInMonths: months, monthlyInstallmentInCents: 200_000, totalInCents },
          own: { ...rates, resalePercent, maintenanceInCents: 12_345 },
        });
        const [subscribing, buying] = costOverTime({ comparison: any, rates });
        expect(subscribing?.costs).toHaveLength(months + 1);
        expect(subscribing?.costs.at(-1)).toBe(any.subscription.netInCents);
        expect(buying?.costs.at(-1)).toBe(any.cash.netInCents);
        expect(subscribing?.costs[0]).toBe(0);
        expect(buying?.costs.every((cost) => Number.isSafeInteger(cost))).toBe(true);
      },
    ),
  );
});
