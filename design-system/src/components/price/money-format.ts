import type { MoneyParts } from './money.ts';

/** Format of amounts for a currency and a locale. */
export interface MoneyFormat {
  /** Formats hundredths of the currency as one text: "R$ 2.179,00". */
  write: (amountInCents: number) => string;
  /** Splits the same amount into the parts that have different sizes. */
  split: (amountInCents: number) => MoneyParts;
}

/**
 * Creates a format based on `Intl`. Create one per locale and currency, outside of components: its formatter is
 * created on first use, which costs far more than formatting.
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
