/**
 * A whole number as people read it: "1.234".
 *
 * By hand, as all amounts here: the first formatter of a page takes a browser some twelve milliseconds of processor
 * time in one piece, and every page begins with amounts. A test holds it to what `Intl` writes.
 * @param value rounded to a whole number, halves away from zero
 */
export function formatWhole(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  return (value < 0 ? '-' : '') + digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * An amount in words and figures, as people read it: "R$ 2.179,00". The space never breaks.
 * @param amountInCents whole number of centavos; may be negative ("-R$ 84,00")
 */
export function formatMoney(amountInCents: number): string {
  const { before, integer, cents } = splitMoney(amountInCents);
  return `${before}\u00a0${integer}${cents}`;
}

export interface MoneyParts {
  /** "R$", with the sign before it where there is one. */
  before: string;
  /** "2.179" */
  integer: string;
  /** ",00"; empty in a currency without hundredths. */
  cents: string;
  /** "€" in "2.179,00 €". */
  after?: string;
}

/** The same amount in the parts that are set in different sizes. */
export function splitMoney(amountInCents: number): MoneyParts {
  const cents = Math.round(Math.abs(amountInCents));
  return {
    before: amountInCents < 0 ? '-R$' : 'R$',
    integer: formatWhole(Math.floor(cents / 100)),
    cents: `,${String(cents % 100).padStart(2, '0')}`,
  };
}
