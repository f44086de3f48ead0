import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCoupon, couponDiscountInCents, type CouponDiscount, amountsOf } from './coupon.ts';

const percent = (amount: number): CouponDiscount => ({ kind: 'percent', percent: amount });
const value = (valueInCents: number): CouponDiscount => ({ kind: 'value', valueInCents });

describe('an instalment with a coupon', () => {
  test.each([
    // 10 % of 2.179,00 is 217,90.
    [217_900, percent(10), 196_110],
    // 12,5 % of 1.649,90 is 206,2375: half a cent rounds up.
    [164_990, percent(12.5), 144_366],
    [33, percent(50), 16],
    [217_900, percent(100), 0],
    [217_900, value(15_000), 202_900],
    [217_900, value(217_900), 0],
    [10_000, value(15_000), 0],
    [0, percent(10), 0],
    [0, value(100), 0],
  ])('%i cents with %o are %i', (monthlyInCents, discount, expected) => {
    expect(applyCoupon(monthlyInCents, { discount })).toBe(expected);
  });

  const prices = fc.integer({ min: 0, max: 1_000_000_00 });
  const discounts = fc.oneof(
    fc.double({ min: 0.01, max: 100, noNaN: true }).map(percent),
    fc.integer({ min: 1, max: 2_000_000_00 }).map(value),
  );

  test('is whole cents, never negative and never dearer', () => {
    fc.assert(
      fc.property(prices, discounts, (monthlyInCents, discount) => {
        const reduced = applyCoupon(monthlyInCents, { discount });
        expect(Number.isInteger(reduced)).toBe(true);
        expect(reduced).toBeGreaterThanOrEqual(0);
        expect(reduced).toBeLessThanOrEqual(monthlyInCents);
      }),
    );
  });

  test('adds up with the discount to the price before', () => {
    fc.assert(
      fc.property(prices, discounts, (monthlyInCents, discount) => {
        const coupon = { discount };
        expect(applyCoupon(monthlyInCents, coupon) + couponDiscountInCents(monthlyInCents, coupon)).toBe(
          monthlyInCents,
        );
      }),
    );
  });

  test('is never dearer with a larger discount of the same kind', () => {
    fc.assert(
      fc.property(prices, fc.tuple(discounts, discounts), (monthlyInCents, [one, other]) => {
        fc.pre(one.kind === other.kind);
        const amount = (discount: CouponDiscount) =>
          discount.kind === 'percent' ? discount.percent : discount.valueInCents;
        const [small, large] = amount(one) < amount(other) ? [one, other] : [other, one];
        expect(applyCoupon(monthlyInCents, { discount: large })).toBeLessThanOrEqual(
          applyCoupon(monthlyInCents, { discount: small }),
        );
      }),
    );
  });
});

const tenPercent = { discount: { kind: 'percent', percent: 10 } } as const;
const oneHundredReais = { discount: { kind: 'value', valueInCents: 100_00 } } as const;

describe('the amounts of a price', () => {
  test('equal the price without a coupon', () => {
    expect(amountsOf({ monthlyInCents: 2179_00, deadlineInMonths: 24 })).toEqual({
      fullMonthlyInCents: 2179_00,
      discountInCents: 0,
      monthlyInCents: 2179_00,
      totalInCents: 52_296_00,
    });
  });

  test('subtract the coupon from each instalment of the term', () => {
    expect(amountsOf({ monthlyInCents: 2179_00, deadlineInMonths: 24 }, tenPercent)).toEqual({
      fullMonthlyInCents: 2179_00,
      discountInCents: 217_90,
      monthlyInCents: 1961_10,
      totalInCents: 47_066_40,
    });
  });

  test('apply a percentage to a new price, not the discount of the former one', () => {
    expect(amountsOf({ monthlyInCents: 2244_00, deadlineInMonths: 24 }, tenPercent).monthlyInCents).toBe(2019_60);
  });

  test('subtract the same fixed amount from a new price', () => {
    expect(amountsOf({ monthlyInCents: 2244_00, deadlineInMonths: 24 }, oneHundredReais).monthlyInCents).toBe(2144_00);
  });

  test("start from the service's total if it sends one", () => {
    const price = { monthlyInCents: 2000_00, deadlineInMonths: 12, totalInCents: 24_500_00 };
    expect(amountsOf(price, oneHundredReais).totalInCents).toBe(23_300_00);
  });
});
