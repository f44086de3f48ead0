import type { MoneyParts } from './money.ts';

/** How amounts of a currency are written in a language. */
export interface MoneyFormat {
  /** An amount in hundredths of the currency, as one text: "R$ 2.179,00". */
  write: (amountInCents: number) => string;
  /** The same amount in the parts that are set in different sizes. */
  split: (amountInCents: number) => MoneyParts;
}

/**
 * The browser's way to write a currency. Make one for each locale and currency, outside of components: its formatter
 * is made on first use, and costs far more than writing with it.
 * @param locale BCP 47 tag ("en-US")
 * @param currency ISO 4217 code ("USD")
 */
export function moneyFormat(locale: string, currency: string): MoneyFormat {
  let made: Intl.NumberFormat | undefined;
  const formatter = () => (made ??= new Intl.NumberFormat(locale, { style: 'currency', currency }));
  return {
    write: (amountInCents) => formatter().format(amountInCents / 100),
    split: (amountInCents) => {
      const parts = { before: '', integer: '', cents: '', after: '' };
      for (const { type, value } of formatter().formatToParts(amountInCents / 100)) {
        if (type === 'integer' || type === 'group') parts.integer += value;
        else if (type === 'decimal' || type === 'fraction') parts.cents += value;
        else if (parts.integer === '') parts.before += value;
        else parts.after += value;
      }
      return { ...parts, before: parts.before.trim(), after: parts.after.trim() };
    },
  };
}
