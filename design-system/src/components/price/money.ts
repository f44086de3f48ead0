const real = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * An amount in words and figures, as people read it: "R$ 2.179,00". The space never breaks.
 * @param amountInCents whole number of centavos; may be negative ("-R$ 84,00")
 */
export function formatMoney(amountInCents: number): string {
  return real.format(amountInCents / 100);
}

export interface MoneyParts {
  /** "R$", with the sign before it where there is one. */
  currency: string;
  /** "2.179" */
  integer: string;
  /** ",00" */
  cents: string;
}

/** The same amount in the three parts that are set in different sizes. */
export function splitMoney(amountInCents: number): MoneyParts {
  const parts: MoneyParts = { currency: '', integer: '', cents: '' };
  for (const { type, value } of real.formatToParts(amountInCents / 100)) {
    if (type === 'currency' || type === 'minusSign') parts.currency += value;
    else if (type === 'integer' || type === 'group') parts.integer += value;
    else if (type === 'decimal' || type === 'fraction') parts.cents += value;
  }
  return parts;
}
