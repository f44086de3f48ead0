import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentInCents, monthlyRateOf, balanceInCents } from './price-table.ts';

test.each([
  [0, 0],
  // 1,01^12 − 1 = 12,682503 %
  [12.682503, 0.01],
  // 1,02^12 − 1 = 26,824179 %
  [26.8241795, 0.02],
])('%d percent a year is %d a month', (year, month) => {
  expect(monthlyRateOf(year)).toBeCloseTo(month, 9);
});

const onePercentAMonth = 12.682503;

test.each([
  // 12.000 / 12
  [{ financedInCents: 12_000, months: 12, balloonInCents: 0, cetPercentAYear: 0 }, 1000],
  // (12.000 − 6.000) / 12
  [{ financedInCents: 12_000, months: 12, balloonInCents: 6000, cetPercentAYear: 0 }, 500],
  // 1.000.000 × 0,01 / (1 − 1,01^−12) = 1.000.000 × 0,0888487887
  [{ financedInCents: 1_000_000, months: 12, balloonInCents: 0, cetPercentAYear: onePercentAMonth }, 88_849],
  // (1.000.000 − 500.000 / 1,01^12) × 0,0888487887: 1,01^12 = 1,1268250301; 500.000 / it = 443.724,6
  [{ financedInCents: 1_000_000, months: 12, balloonInCents: 500_000, cetPercentAYear: onePercentAMonth }, 49_424],
  // A balloon above the financed amount never gives a negative instalment.
  [{ financedInCents: 1000, months: 12, balloonInCents: 9000, cetPercentAYear: 0 }, 0],
])('the loan %o has an instalment of %i', (loan, expected) => {
  expect(instalmentInCents(loan)).toBe(expected);
});

test.each([
  // The whole loan before the first month, nothing after the last, half of it halfway without interest.
  [{ months: 12, balloonInCents: 0, cetPercentAYear: 0 }, 1000, 0, 12_000],
  [{ months: 12, balloonInCents: 0, cetPercentAYear: 0 }, 1000, 6, 6000],
  [{ months: 12, balloonInCents: 0, cetPercentAYear: 0 }, 1000, 12, 0],
  // 88.849 × (1 − 1,01^−6) / 0,01 = 88.849 × 5,7954765
  [{ months: 12, balloonInCents: 0, cetPercentAYear: onePercentAMonth }, 88_849, 6, 514_922],
  // 500.000 / 1,01 and one instalment / 1,01: 495.049,5 + 48.935,0
  [{ months: 12, balloonInCents: 500_000, cetPercentAYear: onePercentAMonth }, 49_424, 11, 543_984],
])('the loan %o at %i a month has, after %i months, a balance of %i', (loan, monthly, paid, expected) => {
  expect(balanceInCents(loan, monthly, paid)).toBe(expected);
});

test('the balance starts as the borrowed amount and only falls', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 50_000_000 }),
      fc.integer({ min: 6, max: 60 }),
      fc.double({ min: 0, max: 80, noNaN: true }),
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      (financedInCents, months, cetPercentAYear, share) => {
        const loan = { financedInCents, months, cetPercentAYear, balloonInCents: Math.round(financedInCents * share) };
        const monthly = instalmentInCents(loan);
        const owed = Array.from({ length: months + 1 }, (_, month) => balanceInCents(loan, monthly, month));
        // Rounding the instalment changes it by half a cent a month.
        expect(Math.abs((owed[0] ?? 0) - financedInCents)).toBeLessThanOrEqual(months);
        expect(owed.at(-1)).toBe(0);
      },
    ),
  );
});
