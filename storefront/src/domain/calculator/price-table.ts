/** Financing with constant instalments (Price table), as banks reckon it. Money in integer cents. */

/** A yearly rate as the monthly one it is made of, as a fraction: 26.82 % a year is 0.02. */
export function monthlyRateOf(percentAYear: number): number {
  return (1 + percentAYear / 100) ** (1 / 12) - 1;
}

/** What is borrowed, and when it is paid back. */
export interface Loan {
  financedInCents: number;
  months: number;
  /** Last payment, together with the last instalment; 0 without one. */
  balloonInCents: number;
  /** Total effective cost: interest, fees and taxes together, percent a year. */
  cetPercentAYear: number;
}

/** The constant instalment, the first one a month after; never negative. */
export function instalmentInCents({ financedInCents, months, balloonInCents, cetPercentAYear }: Loan): number {
  const rate = monthlyRateOf(cetPercentAYear);
  if (rate === 0) return Math.max(0, Math.round((financedInCents - balloonInCents) / months));
  const discounted = financedInCents - balloonInCents / (1 + rate) ** months;
  return Math.max(0, Math.round((discounted * rate) / (1 - (1 + rate) ** -months)));
}

/**
 * What would pay a financing off after some of its months: what is still to come, worth at its own cost.
 * @param monthlyInCents instalment; 0 months paid is the whole loan, all of them paid is 0
 */
export function owedInCents(
  { months, balloonInCents, cetPercentAYear }: Omit<Loan, 'financedInCents'>,
  monthlyInCents: number,
  paidMonths: number,
): number {
  const left = months - paidMonths;
  if (left <= 0) return 0;
  const rate = monthlyRateOf(cetPercentAYear);
  const instalments = rate === 0 ? left : (1 - (1 + rate) ** -left) / rate;
  return Math.round(monthlyInCents * instalments + balloonInCents / (1 + rate) ** left);
}
