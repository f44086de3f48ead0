import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromReais, percentInCents } from './money.ts';

describe('the conversion from reais to cents', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [0.29, 29],
    [1.005, 101],
    [2179.1, 217910],
    [4990, 499000],
    [8.7, 870],
    [139_990, 13_999_000],
    [1e-9, 0],
  ])('converts %d reais to %i cents', (reais, cents) => {
    expect(centsFromReais(reais)).toBe(cents);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, -2000, 1e12, 1e300])('rejects %d as a price', (reais) => {
    expect(centsFromReais(reais)).toBeUndefined();
  });

  test('keeps the cents of every price with two decimals, despite floating-point noise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(centsFromReais(cents / 100)).toBe(cents);
        expect(centsFromReais(Number((cents / 100).toFixed(2)))).toBe(cents);
      }),
    );
  });

  test('keeps the cents of a price that was summed up in decimals', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 20 }), (parts) => {
        const reais = parts.reduce((sum, part) => sum + part / 100, 0);
        const cents = parts.reduce((sum, part) => sum + part, 0);
        expect(centsFromReais(reais)).toBe(cents);
      }),
    );
  });
});

describe('a percentage of an amount', () => {
  test.each([
    [2_614_800, 25, 653_700],
    [100, 0, 0],
    [100, 100, 100],
    [33, 50, 17],
    [1, 49, 0],
    [13_999_000, 30, 4_199_700],
  ])('of %i cents with %d percent is %i cents', (amount, percent, expected) => {
    expect(percentInCents(amount, percent)).toBe(expected);
  });
});
