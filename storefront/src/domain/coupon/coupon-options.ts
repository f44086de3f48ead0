import type { Option, SelectionOptions } from '../offer/condition-options.ts';
import { applyCoupon, type Coupon } from './coupon.ts';

/** The same options at the price with the coupon. A percentage also changes the difference between options. */
export function withCoupon(options: SelectionOptions, coupon: Pick<Coupon, 'discount'>): SelectionOptions {
  const discounted = <Value, Choice extends Option<Value>>(option: Choice & Option<Value>): Choice => {
    if (!option.isPossible) return option;
    const { monthlyInstallmentInCents, differenceInCents } = option;
    const price = applyCoupon(monthlyInstallmentInCents, coupon);
    if (differenceInCents === undefined) return { ...option, monthlyInstallmentInCents: price };
    const current = applyCoupon(monthlyInstallmentInCents - differenceInCents, coupon);
    return { ...option, monthlyInstallmentInCents: price, differenceInCents: price - current };
  };
  return {
    deadlines: options.deadlines.map((option) => discounted(option)),
    monthlyKms: options.monthlyKms.map((option) => discounted(option)),
    colors: options.colors.map((option) => discounted(option)),
    packages: options.packages.map((option) => discounted(option)),
  };
}
