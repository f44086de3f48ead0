/** Money is integer cents everywhere inside; these are the only ways in and the only roundings. */

/** Above this an amount is a mistake of the service, not a price: one hundred million reais. */
const limitInCents = 10_000_000_000;

/**
 * Integer cents of an amount in reais, as the vehicle and fleet services send it.
 * Half a cent goes up. Undefined when the amount is no price: not a number, infinite, negative or absurdly large.
 */
export function centsFromReais(reais: number): number | undefined {
  if (!Number.isFinite(reais) || reais < 0) return undefined;
  // 15 digits are what a double keeps of a decimal: 1.005 × 100 is 100.49999999999999 before, 100.5 after.
  const cents = Math.round(Number((reais * 100).toPrecision(15)));
  return cents <= limitInCents ? cents : undefined;
}

/** A percentage of an amount; half a cent goes up. */
export function percentInCents(amountInCents: number, percent: number): number {
  return Math.round(Number(((amountInCents * percent) / 100).toPrecision(15)));
}
