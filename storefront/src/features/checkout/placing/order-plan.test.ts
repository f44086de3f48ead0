import { expect, it } from 'vitest';
import { atPrice } from './order-plan.ts';
import { planWithCoupon as plan } from '../test-support/a-plan.ts';

it('a coupon of 10 % lowers a price that changed from 2.179,00 to 2.244,00 to 2.019,60', () => {
  expect(atPrice(plan, 2244_00)).toMatchObject({
    fullMonthlyInCents: 2244_00,
    discountInCents: 224_40,
    monthlyInCents: 2019_60,
    totalInCents: 48_470_40,
  });
});

it('a plan at its own price is unchanged', () => {
  expect(atPrice(plan, plan.fullMonthlyInCents)).toEqual(plan);
});
