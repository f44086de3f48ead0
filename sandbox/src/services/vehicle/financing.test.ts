import { describe, expect, test } from 'vitest';
import { financingOf, priceTableInstalment, totalEffectiveCost } from './financing.ts';

describe('the Price table', () => {
  test.each([
    // 10.000 at 1 % over 12 months: 10.000 × 0,01 ÷ (1 − 1,01⁻¹²)
    ['a year at 1 %', 10_000, 0.01, 12, 0, 888.49],
    // One instalment pays the principal and a month of interest.
    ['one month at 10 %', 1000, 0.1, 1, 0, 1100],
    // Half of the debt is the balloon's present value: 550 ÷ 1,1 = 500.
    ['one month at 10 % with a balloon of 550', 1000, 0.1, 1, 550, 550],
    ['no interest', 1200, 0, 12, 0, 100],
  ])('%s', (_, principal, rate, months, balloon, instalment) => {
    expect(priceTableInstalment(principal, rate, months, balloon)).toBeCloseTo(instalment, 2);
  });
});

describe('the total effective cost', () => {
  test('without fees is the interest, compounded over a year: 1 % a month is 12,68 % a year', () => {
    expect(totalEffectiveCost(10_000, priceTableInstalment(10_000, 0.01, 12), 12)).toBeCloseTo(12.6825, 3);
  });

  test('of two instalments of 60 for 100 received solves 60x² + 60x = 100', () => {
    const monthly = 1 / ((-60 + Math.sqrt(3600 + 24_000)) / 120) - 1;
    expect(totalEffectiveCost(100, 60, 2)).toBeCloseTo(((1 + monthly) ** 12 - 1) * 100, 6);
  });

  test('includes the balloon: 100 received, only 121 after two months, is 10 % a month', () => {
    expect(totalEffectiveCost(100, 0, 2, 121)).toBeCloseTo((1.1 ** 12 - 1) * 100, 6);
  });
});

test('a financing charges interest on the fees too, and its true cost is above its interest', () => {
  const financing = financingOf(100_000_00, 30, 0, { months: 12, monthlyRate: 1, extraFeePercent: 0 });
  expect(financing).toMatchObject({
    downPaymentInCents: 30_000_00,
    financedInCents: 70_000_00,
    // 70.000 + 990 of registration + 3,38 % of tax (2.366)
    principalInCents: 73_356_00,
    // 73.356 × 0,0888487887
    monthlyInCents: 6_517_59,
    totalInCents: 108_211_08,
  });
  expect(financing.cet).toBeGreaterThan(12.69);
});
