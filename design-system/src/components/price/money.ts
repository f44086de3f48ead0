/**
 * A whole number as people read it: "1.234".
 *
 * By hand, as all amounts of the house's own format: the first formatter of a page takes a browser some twelve
 * milliseconds of processor time in one piece, and every page begins with amounts. A test holds it to what `Intl` writes.
 * @param value rounded to a whole number, halves away from zero
 */
export function formatWhole(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  return (value < 0 ? '-' : '') + digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/** How an amount is written. */
export interface MoneyFormat {
  /** BCP 47 tag ("pt-BR"). */
  locale: string;
  /** ISO 4217 code ("BRL"). */
  currency: string;
}

const house: MoneyFormat = { locale: 'pt-BR', currency: 'BRL' };

const isHouse = ({ locale, currency }: MoneyFormat) => locale === house.locale && currency === house.currency;

const formatters = new Map<string, Intl.NumberFormat>();

/** One formatter for each format: making one costs far more than using it. */
function formatterFor({ locale, currency }: MoneyFormat): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
  formatters.set(key, made);
  return made;
}

/**
 * An amount in words and figures, as people read it: "R$ 2.179,00". The space never breaks.
 * @param amountInCents whole number of centavos, or of another currency's hundredths; may be negative ("-R$ 84,00")
 */
export function formatMoney(amountInCents: number, format: MoneyFormat = house): string {
  if (!isHouse(format)) return formatterFor(format).format(amountInCents / 100);
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
  after: string;
}

/** The same amount in the parts that are set in different sizes. */
export function splitMoney(amountInCents: number, format: MoneyFormat = house): MoneyParts {
  if (!isHouse(format)) return splitByFormatter(amountInCents, format);
  const cents = Math.round(Math.abs(amountInCents));
  return {
    before: amountInCents < 0 ? '-R$' : 'R$',
    integer: formatWhole(Math.floor(cents / 100)),
    cents: `,${String(cents % 100).padStart(2, '0')}`,
    after: '',
  };
}

function splitByFormatter(amountInCents: number, format: MoneyFormat): MoneyParts {
  const parts = { before: '', integer: '', cents: '', after: '' };
  for (const { type, value } of formatterFor(format).formatToParts(amountInCents / 100)) {
    if (type === 'integer' || type === 'group') parts.integer += value;
    else if (type === 'decimal' || type === 'fraction') parts.cents += value;
    else if (parts.integer === '') parts.before += value;
    else parts.after += value;
  }
  return { ...parts, before: parts.before.trim(), after: parts.after.trim() };
}
