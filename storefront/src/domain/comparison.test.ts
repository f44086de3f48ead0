import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, financingOver, type CompareQuestion, type FinancedPurchase, type WayCost } from './comparison.ts';
import { noTables, type ComparisonTables } from './comparison-tables.ts';
import type { ConventionalPlan, Plan } from './simulation.ts';

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
  subscription: { deadlineInMonths: 24, totalInCents: 5_229_600 },
  financing,
};
const tableOf = (averagePercentAYear: number): ComparisonTables => ({
  ...noTables,
  depreciation: [{ brand: 'volkswagen', model: 'T-Cross', version: tCross.model, year: 2026, averagePercentAYear }],
});

test('a T-Cross of R$ 139.990,00 over 24 months, without tables', () => {
  const { subscription, cash, financing: financed, ...rest } = compare(question);
  expect(subscription).toEqual({
    way: 'subscription',
    upFrontInCents: 0,
    installmentsInCents: 5_229_600,
    balloonInCents: 0,
    documentationInCents: 0,
    insuranceInCents: 0,
    maintenanceInCents: 0,
    totalInCents: 5_229_600,
    // 5.229.600 / 24
    monthlyInCents: 217_900,
    resaleInCents: 0,
    netInCents: 5_229_600,
    lostYieldInCents: 0,
  });
  expect(cash).toEqual({
    way: 'cash',
    upFrontInCents: 13_999_000,
    installmentsInCents: 0,
    balloonInCents: 0,
    // 58.203 + 15.523 × 2 + 13.999.000 × 8 %
    documentationInCents: 1_209_169,
    // 13.999.000 × 8 %
    insuranceInCents: 1_119_920,
    // 69.000 + 120.000
    maintenanceInCents: 189_000,
    // 13.999.000 + 1.209.169 + 1.119.920 + 189.000
    totalInCents: 16_517_089,
    // 16.517.089 / 24 = 688.212,04
    monthlyInCents: 688_212,
    // 13.999.000 × 69 %
    resaleInCents: 9_659_310,
    // 16.517.089 − 9.659.310
    netInCents: 6_857_779,
    // 13.999.000 × 0,320201 = 4.482.493,8
    lostYieldInCents: 4_482_494,
  });
  expect(financed).toEqual({
    way: 'financing',
    upFrontInCents: 4_199_700,
    // 505.857 × 24
    installmentsInCents: 12_140_568,
    balloonInCents: 0,
    documentationInCents: 1_209_169,
    insuranceInCents: 1_119_920,
    maintenanceInCents: 189_000,
    // 4.199.700 + 12.140.568 + 1.209.169 + 1.119.920 + 189.000
    totalInCents: 18_858_357,
    // 18.858.357 / 24 = 785.764,875
    monthlyInCents: 785_765,
    resaleInCents: 9_659_310,
    // 18.858.357 − 9.659.310
    netInCents: 9_199_047,
    // 4.199.700 × 0,320201 = 1.344.748,1
    lostYieldInCents: 1_344_748,
  });
  expect(rest).toEqual({
    months: 24,
    carValueInCents: 13_999_000,
    resalePercent: 69,
    isResaleGeneral: true,
    isMaintenanceUnknown: false,
    verdict: {
      outcome: 'cheaper',
      rival: 'cash',
      // 6.857.779 − 5.229.600
      differenceInCents: 1_628_179,
      cheapestWithYield: 'subscription',
    },
  });
});

describe('the verdict', () => {
  test('says when subscribing is not the cheapest, and whether the lost yield turns it', () => {
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

  test('compares with financing when that is the cheaper of the others', () => {
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

  test('calls the same cost the same', () => {
    const subscription = { deadlineInMonths: 24, totalInCents: 6_857_779 };
    expect(compare({ ...question, subscription }).verdict).toMatchObject({ outcome: 'same', differenceInCents: 0 });
  });

  test('stands without financing', () => {
    const { financing: _, ...others } = question;
    const comparison = compare(others);
    expect(comparison).not.toHaveProperty('financing');
    expect(comparison.verdict.rival).toBe('cash');
  });
});

describe('a balloon', () => {
  const balloon = { ...financing, monthlyInstallmentInCents: 300_000, balloonInCents: 11_000_000 };

  test('is paid with the rest', () => {
    const { financing: financed } = compare({ ...question, financing: balloon });
    // 4.199.700 + 300.000 × 24 + 11.000.000 + 2.518.089
    expect(financed?.totalInCents).toBe(24_917_789);
    expect(financed?.resaleInCents).toBe(9_659_310);
  });

  test("of a 'unique' plan is bought back for no less than itself", () => {
    const unique = { ...balloon, type: 'unique' } as const;
    expect(compare({ ...question, financing: unique }).financing?.resaleInCents).toBe(11_000_000);
    // 100 − 5 × 2 = 90 % of 13.999.000: above the balloon
    expect(compare({ ...question, financing: unique, tables: tableOf(5) }).financing?.resaleInCents).toBe(12_599_100);
  });
});

test('maintenance that nobody states is left out, and said', () => {
  const comparison = compare({ ...question, car: { ...tCross, legalText: '' } });
  expect(comparison.isMaintenanceUnknown).toBe(true);
  expect(comparison.cash.maintenanceInCents).toBe(0);
});

test('only financing over the same months is compared, the one with the lowest total', () => {
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

test('in every way the parts add up to the total, and the net is the total without the resale', () => {
  const cents = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (carValueInCents, totalInCents, months, loss) => {
        const comparison = compare({
          ...question,
          carValueInCents,
          tables: tableOf(loss),
          subscription: { deadlineInMonths: months, totalInCents },
          financing: { ...financing, deadlineInMonths: months },
        });
        const { subscription, cash, financing: financed, verdict } = comparison;
        const ways = [subscription, cash, financed].filter((way): way is WayCost => way !== undefined);
        for (const way of ways) {
          expect(way.totalInCents).toBe(
            way.upFrontInCents +
              way.installmentsInCents +
              way.balloonInCents +
              way.documentationInCents +
              way.insuranceInCents +
              way.maintenanceInCents,
          );
          expect(way.netInCents).toBe(way.totalInCents - way.resaleInCents);
          expect(Object.values(way).every((value) => typeof value === 'string' || Number.isSafeInteger(value))).toBe(
            true,
          );
        }
        const least = Math.min(...ways.map((way) => way.netInCents));
        expect(verdict.outcome === 'dearer').toBe(subscription.netInCents > least);
        expect(comparison[verdict.rival]?.netInCents).toBe(
          verdict.outcome === 'cheaper' ? subscription.netInCents + verdict.differenceInCents : least,
        );
      },
    ),
  );
});
