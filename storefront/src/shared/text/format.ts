/** Numbers and lists as pt-BR text. */
import { formatMoney, formatWhole } from '@signdrive/design-system/price';

/** Calls `make` on the first use only. `Intl` formatters take milliseconds to create. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same format as the Price component. */
export { formatMoney, formatWhole };

const locale = 'pt-BR';
export const nbsp = '\u00a0';

const roundMoneyFormat = once(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }),
);
const percentFormat = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
const listFormat = once(() => new Intl.ListFormat(locale));

/** `R$ 2.179`: for chart labels only. */
export function formatRoundMoney(amountInCents: number): string {
  return roundMoneyFormat().format(amountInCents / 100);
}

/** `+ R$ 35,00`, `− R$ 84,00`: the price difference of a choice. Empty for zero. */
export function formatMoneyDifference(differenceInCents: number): string {
  if (differenceInCents === 0) return '';
  const sign = differenceInCents > 0 ? '+' : '\u2212';
  return `${sign}${nbsp}${formatMoney(Math.abs(differenceInCents))}`;
}

/** `1.000 km`. */
export function formatKm(kilometres: number): string {
  return `${formatWhole(kilometres)}${nbsp}km`;
}

/** `a cor`, `a cor e o prazo`, `a cor, o prazo e a versão`. */
export function formatList(words: readonly string[]): string {
  return listFormat().format(words);
}

/** `1.000 km/mês`. */
export function formatMonthlyKm(kilometres: number): string {
  return `${formatKm(kilometres)}/mês`;
}

/** Formats 24.9 as `24,9%`, with at most two decimals. */
export function formatPercent(percent: number): string {
  return percentFormat().format(percent / 100);
}

/** `12 mensalidades`, `1 mensalidade`. */
export function formatInstallments(count: number): string {
  return `${formatWhole(count)}${nbsp}${count === 1 ? 'mensalidade' : 'mensalidades'}`;
}

/** Keeps each number and its unit on one line in a service's text: "186 cv". */
export function keepUnits(text: string): string {
  return text.replaceAll(/(\d) (cv|kgfm|km\/l|km|litros|kWh|kW|marchas)\b/g, `$1${nbsp}$2`);
}

/** `1 mês`, `24 meses`. */
export function formatMonths(months: number): string {
  return `${formatWhole(months)}${nbsp}${months === 1 ? 'mês' : 'meses'}`;
}

/** `1,4 MB`, `320 KB`: the size of a file, rounded up. A limit in whole megabytes never contradicts it. */
export function formatFileSize(sizeInBytes: number): string {
  const kilobytes = sizeInBytes / 1024;
  if (kilobytes < 1000) return `${formatWhole(Math.ceil(kilobytes))}${nbsp}KB`;
  return `${(Math.ceil((kilobytes * 10) / 1024) / 10).toFixed(1).replace('.', ',')}${nbsp}MB`;
}
