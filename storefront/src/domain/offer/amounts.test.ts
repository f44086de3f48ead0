import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';

const tenPercent = { discount: { kind: 'percent', percent: 10 } } as const;
const oneHundredReais = { discount: { kind: 'value', valueInCents: 100_00 } } as const;

describe('the amounts of a price', () => {
  it('equal the price without a coupon', () => {
    expect(amountsOf({ monthlyInCents: 2179_00, deadlineInMonths: 24 })).toEqual({
      fullMonthlyInCents: 2179_00,
      discountInCents: 0,
      monthlyInCents: 2179_00,
      totalInCents: 52_296_00,
    });
  });

  it('subtract the coupon from each instalment of the term', () => {
    expect(amountsOf({ monthlyInCents: 2179_00, deadlineInMonths: 24 }, tenPercent)).toEqual({
      fullMonthlyInCents: 2179_00,
      discountInCents: 217_90,
      monthlyInCents: 1961_10,
      totalInCents: 47_066_40,
    });
  });

  it('apply a percentage to a new price, not the discount of the former one', () => {
    expect(amountsOf({ monthlyInCents: 2244_00, deadlineInMonths: 24 }, tenPercent).monthlyInCents).toBe(2019_60);
  });

  it('subtract the same fixed amount from a new price', () => {
    expect(amountsOf({ monthlyInCents: 2244_00, deadlineInMonths: 24 }, oneHundredReais).monthlyInCents).toBe(2144_00);
  });

  it("start from the service's total if it sends one", () => {
    const price = { monthlyInCents: 2000_00, deadlineInMonths: 12, totalInCents: 24_500_00 };
    expect(amountsOf(price, oneHundredReais).totalInCents).toBe(23_300_00);
  });
});
