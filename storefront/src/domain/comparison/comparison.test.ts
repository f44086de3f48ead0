import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, financingOver, type CompareQuestion, type FinancedPurchase, type OptionCost } from './comparison.ts';
import { noTables, type ComparisonTables } from './comparison-tables.ts';
import type { ConventionalPlan, Plan } from '../offer/simulation.ts';

const legalText = 'Revisões Planejadas: 1º ano R$ 690,00, 2º ano R$ 1.200,00.';
const tCross = { name: 'T-Cross', model: 'Comfortline 200 TSI', year: 2026, legalText };
const financing: FinancedPurchase = {
  type: 'convencional',
  deadlineInMonths: 24,
  downPaymentInCents: 4_199_700,
  monthlyInstallmentInCents: 505_857,
  balloonInCents: 0,
};
const question: CompareQuestion = {
  car: tCross,
  carValueInCents: 13_999_000,
  tables: noTables,
  subscription: { deadlineInMonths: 24, monthlyInstallmentInCents: 217_900, totalInCents: 5_229_600 },
  financing,
  // The specification's own figures: no readjustment.
  own: { readjustmentPercent: 0 },
};
const tableOf = (averagePercentAYear: number): ComparisonTables => ({
  ...noTables,
  depreciation: [{ brand: 'volkswagen', model: 'T-Cross', version: tCross.model, year: 2026, averagePercentAYear }],
});

test('a T-Cross of R$ 139.990,00 over 24 months is compared by the general figures if there are no tables', () => {
  const { subscription, cash, financing: financed, ...rest } = compare(question);
  expect(subscription).toEqual({
    option: 'subscription',
    upFrontInCents: 0,
    installmentsInCents: 5_229_600,
    balloonInCents: 0,
    documentationInCents: 0,
    insuranceInCents: 0,
    maintenanceInCents: 0,
    totalInCents: 5_229_600,
    monthlyInCents: 5_229_600 / 24,
    resaleInCents: 0,
    netInCents: 5_229_600,
    lostYieldInCents: 0,
  });
  expect(cash).toEqual({
    option: 'cash',
    upFrontInCents: 13_999_000,
    installmentsInCents: 0,
    balloonInCents: 0,
    documentationInCents: 1_209_169,
    insuranceInCents: 1_119_920,
    maintenanceInCents: 69_000 + 120_000,
    totalInCents: 13_999_000 + 1_209_169 + 1_119_920 + 189_000,
    monthlyInCents: Math.round(16_517_089 / 24),
    resaleInCents: 0.69 * 13_999_000,
    netInCents: 16_517_089 - 9_659_310,
    lostYieldInCents: Math.round(0.320201 * 13_999_000),
  });
  expect(financed).toEqual({
    option: 'financing',
    upFrontInCents: 4_199_700,
    installmentsInCents: 505_857 * 24,
    balloonInCents: 0,
    documentationInCents: 1_209_169,
    insuranceInCents: 1_119_920,
    maintenanceInCents: 189_000,
    totalInCents: 4_199_700 + 12_140_568 + 1_209_169 + 1_119_920 + 189_000,
    monthlyInCents: Math.round(18_858_357 / 24),
    resaleInCents: 9_659_310,
    netInCents: 18_858_357 - 9_659_310,
    lostYieldInCents: Math.round(0.320201 * 4_199_700),
  });
  expect(rest).toEqual({
    months: 24,
    carValueInCents: 13_999_000,
    resalePercent: 69,
    isResaleGeneral: true,
    isMaintenanceUnknown: false,
    instalmentYears: [
      { months: 12, monthlyInCents: 217_900 },
      { months: 12, monthlyInCents: 217_900 },
    ],
    verdict: {
      outcome: 'cheaper',
      rival: 'cash',
      differenceInCents: 6_857_779 - 5_229_600,
      cheapestWithYield: 'subscription',
    },
  });
});

describe('the verdict', () => {
  test('reports that subscribing is not the cheapest and whether the lost yield changes that', () => {
    // 100 − 5 × 2 = 90: 16.517.089 − 12.599.100 = 3.917.989 for cash; 5.229.600 − 3.917.989
    const { cash, verdict, isResaleGeneral } = compare({ ...question, tables: tableOf(5) });
    expect(cash.netInCents).toBe(3_917_989);
    expect(isResaleGeneral).toBe(false);
    expect(verdict).toEqual({
      outcome: 'dearer',
      rival: 'cash',
      differenceInCents: 1_311_611,
      // cash: 3.917.989 + 4.482.494 = 8.400.483, above 5.229.600
      cheapestWithYield: 'subscription',
    });
  });

  test('compares with financing if that is cheaper than cash', () => {
    // 2.000.000 + 100.000 × 24 = 4.400.000, instead of 13.999.000 at once
    const cheap = { ...financing, downPaymentInCents: 2_000_000, monthlyInstallmentInCents: 100_000 };
    // 4.400.000 + 2.518.089 − 9.659.310 = −2.741.221; 5.229.600 + 2.741.221
    expect(compare({ ...question, financing: cheap }).verdict).toEqual({
      outcome: 'dearer',
      rival: 'financing',
      differenceInCents: 7_970_821,
      cheapestWithYield: 'financing',
    });
  });

  test('is "same" for equal costs', () => {
    const subscription = { deadlineInMonths: 24, monthlyInstallmentInCents: 285_741, totalInCents: 6_857_779 };
    expect(compare({ ...question, subscription }).verdict).toMatchObject({ outcome: 'same', differenceInCents: 0 });
  });

  test('compares with cash if there is no financing', () => {
    const { financing: _, ...others } = question;
    const comparison = compare(others);
    expect(comparison).not.toHaveProperty('financing');
    expect(comparison.verdict.rival).toBe('cash');
  });
});

describe('a balloon', () => {
  const balloon = { ...financing, monthlyInstallmentInCents: 300_000, balloonInCents: 11_000_000 };

  test('is part of the total', () => {
    const { financing: financed } = compare({ ...question, financing: balloon });
    // 4.199.700 + 300.000 × 24 + 11.000.000 + 2.518.089
    expect(financed?.totalInCents).toBe(24_917_789);
    expect(financed?.resaleInCents).toBe(9_659_310);
  });

  test("sets the minimum resale of a 'unique' plan", () => {
    const unique = { ...balloon, type: 'unique' } as const;
    expect(compare({ ...question, financing: unique }).financing?.resaleInCents).toBe(11_000_000);
    // 100 − 5 × 2 = 90 % of 13.999.000: above the balloon
    expect(compare({ ...question, financing: unique, tables: tableOf(5) }).financing?.resaleInCents).toBe(12_599_100);
  });
});

describe('the yearly readjustment', () => {
  const { own: _, ...byDefault } = question;

  test('is part of the sum of instalments, the total, the monthly cost and the net cost', () => {
    const { subscription, readjustment, instalmentYears } = compare(byDefault);
    // 217.900 × 12 + 227.706 × 12
    expect(subscription).toMatchObject({
      installmentsInCents: 5_347_272,
      totalInCents: 5_347_272,
      monthlyInCents: 5_347_272 / 24,
      netInCents: 5_347_272,
    });
    expect(readjustment).toEqual({ percentAYear: 4.5, index: 'IPCA' });
    expect(instalmentYears.map(({ monthlyInCents }) => monthlyInCents)).toEqual([217_900, 227_706]);
  });

  test('can make another option the cheapest', () => {
    // Cash costs 6.857.779. 280.000 × 24 is less; 280.000 × 12 + 292.600 × 12 is more.
    const subscription = { deadlineInMonths: 24, monthlyInstallmentInCents: 280_000, totalInCents: 6_720_000 };
    expect(compare({ ...question, subscription }).verdict.outcome).toBe('cheaper');
    expect(compare({ ...byDefault, subscription }).verdict).toMatchObject({
      outcome: 'dearer',
      differenceInCents: 6_871_200 - 6_857_779,
    });
  });
});

test('maintenance without a known price is left out and reported as unknown', () => {
  const comparison = compare({ ...question, car: { ...tCross, legalText: '' } });
  expect(comparison.isMaintenanceUnknown).toBe(true);
  expect(comparison.cash.maintenanceInCents).toBe(0);
});

test('the plan with the lowest total is compared, among those with the same number of months', () => {
  const plan = (deadlineInMonths: number, totalInCents: number): ConventionalPlan => ({
    type: 'convencional',
    name: `Financiamento ${deadlineInMonths} meses`,
    deadlineInMonths,
    vehicleValueInCents: 13_999_000,
    downPaymentInCents: 4_199_700,
    balloonInCents: 0,
    monthlyInstallmentInCents: 1,
    totalInCents,
    cetPercentAYear: 20,
  });
  const plans: Plan[] = [plan(12, 1), plan(24, 300), plan(24, 200), plan(36, 2)];
  expect(financingOver(plans, 24)?.totalInCents).toBe(200);
  expect(financingOver(plans, 48)).toBeUndefined();
});

test('the parts of every option add up to its total, and its net cost is the total minus the resale', () => {
  const cents = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 20 }),
      (carValueInCents, totalInCents, months, loss, monthlyInstallmentInCents, readjustmentPercent) => {
        const comparison = compare({
          ...question,
          carValueInCents,
          tables: tableOf(loss),
          subscription: { deadlineInMonths: months, monthlyInstallmentInCents, totalInCents },
          financing: { ...financing, deadlineInMonths: months },
          own: { readjustmentPercent },
        });
        const { subscription, cash, financing: financed, verdict } = comparison;
        const options = [subscription, cash, financed].filter((option): option is OptionCost => option !== undefined);
        for (const option of options) {
          expect(option.totalInCents).toBe(
            option.upFrontInCents +
              option.installmentsInCents +
              option.balloonInCents +
              option.documentationInCents +
              option.insuranceInCents +
              option.maintenanceInCents,
          );
          expect(option.netInCents).toBe(option.totalInCents - option.resaleInCents);
          expect(Object.values(option).every((value) => typeof value === 'string' || Number.isSafeInteger(value))).toBe(
            true,
          );
        }
        const least = Math.min(...options.map((option) => option.netInCents));
        expect(verdict.outcome === 'dearer').toBe(subscription.netInCents > least);
        expect(comparison[verdict.rival]?.netInCents).toBe(
          verdict.outcome === 'cheaper' ? subscription.netInCents + verdict.differenceInCents : least,
        );
      },
    ),
  );
});
