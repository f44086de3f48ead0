/** Financing with constant instalments (Price table), as banks calculate it. Money in integer cents. */

/** Converts a yearly percentage to the equivalent monthly fraction: 26.82 % a year is 0.02. */
export function monthlyRateOf(percentAYear: number): number {
  return (1 + percentAYear / 100) ** (1 / 12) - 1;
}

/** A loan and its repayment. */
export interface Loan {
  financedInCents: number;
  months: number;
  /** Last payment, together with the last instalment; 0 without one. */
  balloonInCents: number;
  /** Total effective cost: interest, fees and taxes together, percent a year. */
  cetPercentAYear: number;
}

/** The constant instalment, first due one month after the loan; never negative. */
export function instalmentInCents({ financedInCents, months, balloonInCents, cetPercentAYear }: Loan): number {
  const rate = monthlyRateOf(cetPercentAYear);
  if (rate === 0) return Math.max(0, Math.round((financedInCents - balloonInCents) / months));
  const discounted = financedInCents - balloonInCents / (1 + rate) ** months;
  return Math.max(0, Math.round((discounted * rate) / (1 - (1 + rate) ** -months)));
}

/**
 * The outstanding balance: the remaining payments, discounted by the CET.
 * @param monthlyInCents instalment
 * @param paid months paid: 0 returns the whole loan, all of them 0
 */
export function balanceInCents(
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
