import { describe, expect, test } from 'vitest';
import { noTables, tabledCars, type ComparisonTables } from '../comparison/comparison-tables.ts';
import { calculate, defaultsOf, figuresOf, type CalculatorCar, type Figures } from './calculator.ts';
import type { CalculatorInputs, FinancingKind } from './calculator-inputs.ts';
import type { ConventionalPlan } from '../offer/simulation.ts';

const plan: ConventionalPlan = {
  type: 'convencional',
  name: 'Financiamento CDC, 24 meses',
  deadlineInMonths: 24,
  vehicleValueInCents: 10_000_000,
  downPaymentInCents: 3_000_000,
  balloonInCents: 0,
  monthlyInstallmentInCents: 350_000,
  // 3.000.000 + 350.000 × 24
  totalInCents: 11_400_000,
  cetPercentAYear: 19.99,
};
const car: CalculatorCar = {
  version: {
    name: 'T-Cross',
    model: 'Comfortline',
    year: 2026,
    legalText: 'Revisões Planejadas: 1º ano R$ 690,00, 2º ano R$ 1.200,00, 3º ano R$ 800,00.',
  },
  terms: [
    { deadlineInMonths: 12, monthlyKm: 1000, monthlyInCents: 259_000 },
    { deadlineInMonths: 24, monthlyKm: 1000, monthlyInCents: 217_900 },
    { deadlineInMonths: 36, monthlyKm: 1000, monthlyInCents: 205_900 },
  ],
  best: { deadlineInMonths: 24, monthlyKm: 1000, monthlyInCents: 217_900 },
  financing: [plan, { ...plan, deadlineInMonths: 24, totalInCents: 12_000_000, cetPercentAYear: 25 }],
  listedCetPercent: 21,
};
const tables: ComparisonTables = {
  depreciation: [
    { brand: 'volkswagen', model: 'T-Cross', version: 'Comfortline', year: 2026, averagePercentAYear: 11 },
    { brand: 'audi', model: 'Q3 (exemplo)', version: 'S line', year: 2026, averagePercentAYear: 13.5 },
    { brand: 'ducati', model: 'Scrambler', version: 'Ícone', year: 2026, averagePercentAYear: 10.5 },
    { brand: 'porsche', model: 'Macan', version: 'Base', year: 2026, averagePercentAYear: 30 },
  ],
  maintenance: [
    { brand: 'audi', model: 'Q3 (exemplo)', valuesInCents: [149_000, 219_000, 149_000] },
    { brand: 'porsche', model: 'Macan', valuesInCents: [320_000, 490_000] },
  ],
};
const calculateWith = (own: CalculatorInputs['figures'] = {}, kind: FinancingKind = 'convencional', of = car) => {
  // The specification's own figures, except in the tests of the readjustment.
  const set = { readjustmentPercent: 0, ...own };
  return calculate({ car: of, tables, figures: figuresOf(defaultsOf(of, tables, set), set), kind });
};

describe('the default of a figure', () => {
  const { months, monthlyInCents, carValueInCents, cetPercent, resalePercent, maintenanceInCents, ...fixed } =
    defaultsOf(car, tables, {});

  test('comes from the car, with its source', () => {
    expect(months.value).toBe(24);
    expect(monthlyInCents).toEqual({
      value: 217_900,
      source: { kind: 'offer', deadlineInMonths: 24, monthlyKm: 1000 },
    });
    expect(carValueInCents).toEqual({ value: 10_000_000, source: { kind: 'public-price' } });
    // The lowest total of two over the same months.
    expect(cetPercent).toEqual({ value: 19.99, source: { kind: 'simulated', deadlineInMonths: 24 } });
    // 100 − 11 × 2
    expect(resalePercent).toEqual({ value: 78, source: { kind: 'depreciation', percentAYear: 11 } });
    // 69.000 + 120.000
    expect(maintenanceInCents).toEqual({ value: 189_000, source: { kind: 'legal-text', years: 2 } });
  });

  test('comes from the specification if the car has none (§9)', () => {
    expect(Object.entries(fixed).map(([name, { value }]) => [name, value])).toEqual([
      ['downPaymentPercent', 30],
      ['balloonPercent', 30],
      ['readjustmentPercent', 4.5],
      ['insurancePercent', 4],
      ['propertyTaxPercent', 4],
      ['registrationFeeInCents', 58_203],
      ['licenceFeeInCents', 15_523],
      ['yieldPercent', 14.9],
    ]);
  });

  test('follows the term that the visitor set', () => {
    const long = defaultsOf(car, tables, { months: 36 });
    expect(long.monthlyInCents.value).toBe(205_900);
    // 100 − 11 × 3
    expect(long.resalePercent.value).toBe(67);
    // 69.000 + 120.000 + 80.000
    expect(long.maintenanceInCents.value).toBe(269_000);
    // A term without an offer takes the nearest term's price; of two equally near, the shorter.
    expect(defaultsOf(car, tables, { months: 30 }).monthlyInCents.source).toMatchObject({ deadlineInMonths: 24 });
    expect(defaultsOf(car, tables, { months: 60 }).monthlyInCents.source).toMatchObject({ deadlineInMonths: 36 });
  });

  test.each([
    // brand, name, version, resale after 24 months, maintenance of two years
    ['volkswagen', 'T-Cross', 'Comfortline', 78, undefined],
    // 100 − 13,5 × 2; 149.000 + 219.000
    ['audi', 'Q3 (exemplo)', 'S line', 73, 368_000],
    // 100 − 10,5 × 2; Ducati has no maintenance table
    ['ducati', 'Scrambler', 'Ícone', 79, undefined],
    // 100 − 9,4 × 2, regardless of its table; 320.000 + 490.000
    ['porsche', 'Macan', 'Base', 81.2, 810_000],
    // No table has this car.
    [undefined, 'Fusca', '1300', 69, undefined],
  ])('is looked up for a %s: %s %s', (_, name, model, resale, maintenance) => {
    const of = { ...car, version: { name, model, year: 2026, legalText: '' } };
    const defaults = defaultsOf(of, tables, {});
    expect(defaults.resalePercent.value).toBe(resale);
    expect(defaults.maintenanceInCents.value).toBe(maintenance);
  });

  test('is unknown without a source', () => {
    const defaults = defaultsOf(undefined, noTables, {});
    expect(defaults.monthlyInCents).toEqual({ value: undefined, source: { kind: 'unknown' } });
    expect(defaults.carValueInCents.value).toBeUndefined();
    expect(defaults.cetPercent.value).toBeUndefined();
    expect(defaults.resalePercent).toEqual({ value: 69, source: { kind: 'general' } });
    const listed = defaultsOf({ ...car, financing: [] }, tables, {});
    expect(listed.cetPercent).toEqual({ value: 21, source: { kind: 'listed' } });
  });
});

describe('the calculation', () => {
  test('compares subscription, cash and financing of a T-Cross of R$ 100.000,00 over 24 months', () => {
    const calculation = calculateWith();
    const { subscription, cash, financing } = calculation?.comparison ?? {};
    // 217.900 × 24
    expect(subscription?.netInCents).toBe(5_229_600);
    // 10.000.000 + (58.203 + 31.046 + 800.000) + 800.000 + 189.000 − 7.800.000
    expect(cash?.netInCents).toBe(4_078_249);
    // The service's own instalment, to the cent: 3.000.000 + 350.000 × 24 + 1.878.249 − 7.800.000
    expect(financing?.netInCents).toBe(5_478_249);
    expect(calculation).toMatchObject({
      cheapest: 'cash',
      second: 'subscription',
      // 5.229.600 − 4.078.249
      differenceInCents: 1_151_351,
      // 11.400.000 − 10.000.000
      interestInCents: 1_400_000,
    });
    expect(calculation?.financing).toMatchObject({ monthlyInstallmentInCents: 350_000, cetPercentAYear: 19.99 });
  });

  test("uses the visitor's figures in place of every default", () => {
    const calculation = calculateWith({
      months: 12,
      monthlyInCents: 100_000,
      carValueInCents: 8_000_000,
      downPaymentPercent: 50,
      cetPercent: 0,
      resalePercent: 90,
      insurancePercent: 5,
      propertyTaxPercent: 2,
      registrationFeeInCents: 10_000,
      licenceFeeInCents: 5000,
      maintenanceInCents: 30_000,
      yieldPercent: 10,
    });
    const { subscription, cash, financing } = calculation?.comparison ?? {};
    expect(subscription?.netInCents).toBe(1_200_000);
    // 8.000.000 + (10.000 + 5.000 + 160.000) + 400.000 + 30.000 − 7.200.000
    expect(cash?.netInCents).toBe(1_405_000);
    // 8.000.000 × 10 %
    expect(cash?.lostYieldInCents).toBe(800_000);
    // Half is paid in month 0, the rest in 12 instalments without interest.
    expect(financing).toMatchObject({ upFrontInCents: 4_000_000, installmentsInCents: 3_999_996 });
    expect(calculation).toMatchObject({ cheapest: 'subscription', interestInCents: -4 });
  });

  test('applies the readjustment to the instalments of later years', () => {
    // 217.900 × 12 + 239.690 × 12
    expect(calculateWith({ readjustmentPercent: 10 })?.comparison.subscription.netInCents).toBe(5_491_080);
    expect(calculateWith({ readjustmentPercent: 10, months: 12 })?.comparison.subscription.netInCents).toBe(
      259_000 * 12,
    );
  });

  test('lowers the instalments of a plan with a balloon, which is paid at the end', () => {
    const { financing } = calculateWith({ cetPercent: 0 }, 'balao')?.comparison ?? {};
    // (10.000.000 − 3.000.000 − 3.000.000) / 24 = 166.666,67 × 24
    expect(financing).toMatchObject({ installmentsInCents: 166_667 * 24, balloonInCents: 3_000_000 });
    expect(financing?.resaleInCents).toBe(7_800_000);
  });

  test("resells the car of a 'unique' plan for at least the balloon", () => {
    const set = { cetPercent: 0, resalePercent: 20, balloonPercent: 40 };
    expect(calculateWith(set, 'unique')?.comparison.financing?.resaleInCents).toBe(4_000_000);
    expect(calculateWith(set, 'balao')?.comparison.financing?.resaleInCents).toBe(2_000_000);
  });

  test("uses instalment, last payment and CET that the service simulated for a 'unique' plan", () => {
    const unique = {
      ...plan,
      type: 'unique' as const,
      deadlineInMonths: 24,
      balloonInCents: 4_500_000,
      monthlyInstallmentInCents: 150_000,
      cetPercentAYear: 19,
    };
    const of = { ...car, financing: [...car.financing, unique] };
    const defaults = defaultsOf(of, tables, {}, 'unique');
    expect(defaults.balloonPercent.value).toBe((4_500_000 / plan.vehicleValueInCents) * 100);
    expect(defaults.cetPercent).toMatchObject({ value: 19, source: { kind: 'simulated' } });
    const calculation = calculate({ car: of, tables, figures: figuresOf(defaults, {}), kind: 'unique' });
    expect(calculation?.financing).toMatchObject({ monthlyInstallmentInCents: 150_000, balloonInCents: 4_500_000 });
    expect(defaultsOf(of, tables, {})).toEqual(defaultsOf(car, tables, {}));
  });

  test('limits a balloon to the amount left to finance', () => {
    const set = { cetPercent: 0, downPaymentPercent: 50, balloonPercent: 80 };
    expect(calculateWith(set, 'balao')?.comparison.financing).toMatchObject({
      balloonInCents: 5_000_000,
      installmentsInCents: 0,
    });
  });

  test('returns nothing without the subscription’s price or the car’s', () => {
    const figures = figuresOf(defaultsOf(undefined, noTables, {}), {});
    const of = (known: Partial<Figures>) =>
      calculate({ car: undefined, tables: noTables, figures: { ...figures, ...known }, kind: 'convencional' });
    expect(of({})).toBeUndefined();
    expect(of({ monthlyInCents: 1 })).toBeUndefined();
    // Without a CET there is no financing; the other options are compared.
    const without = of({ monthlyInCents: 200_000, carValueInCents: 9_000_000 });
    expect(without?.comparison).not.toHaveProperty('financing');
    expect(without).not.toHaveProperty('interestInCents');
  });

  test('reports when two options cost the same', () => {
    const equal = calculateWith({
      monthlyInCents: 100_000,
      months: 12,
      maintenanceInCents: 0,
      carValueInCents: 1_000_000,
    });
    const net = equal?.comparison.cash.netInCents ?? 0;
    expect(net % 12).not.toBe(0);
    // R$ 10.000,00: 58.203 + 15.523 + 40.000 + 40.000 − 69… resale at 89 %: 1.000.000 × 11 % = 110.000 lost; in all 263.726
    expect(net).toBe(263_726);
    const set = { monthlyInCents: 22_000, months: 12, maintenanceInCents: 274, carValueInCents: 1_000_000 };
    expect(calculateWith(set)).toMatchObject({ cheapest: undefined, differenceInCents: 0 });
  });
});

test('cars of the tables without an offer can be chosen, each by its own key', () => {
  expect(tabledCars(tables, [{ name: 't-cross' }]).map(({ key, brand }) => [key, brand])).toEqual([
    ['audi.q3-exemplo.s-line.2026', 'audi'],
    ['ducati.scrambler.icone.2026', 'ducati'],
    ['porsche.macan.base.2026', 'porsche'],
  ]);
});
