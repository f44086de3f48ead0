/** Money is integer cents inside the store. These functions are its only conversions and roundings. */

/** An amount above one hundred million reais is a mistake of the service. */
const limitInCents = 10_000_000_000;

/**
 * Converts reais, as the vehicle and fleet services send them, to integer cents. Half a cent rounds up. Undefined if
 * the amount is not finite, negative or too large.
 */
export function centsFromReais(reais: number): number | undefined {
  if (!Number.isFinite(reais) || reais < 0) return undefined;
  // A double keeps 15 digits of a decimal: 1.005 × 100 is 100.49999999999999 before rounding, 100.5 after.
  const cents = Math.round(Number((reais * 100).toPrecision(15)));
  return cents <= limitInCents ? cents : undefined;
}

/** A percentage of an amount; half a cent rounds up. */
export function percentInCents(amountInCents: number, percent: number): number {
  return Math.round(Number(((amountInCents * percent) / 100).toPrecision(15)));
}
