/** Labels of a total over a term, with its assumption (docs/decisions/0011). */
import { useLocation } from '@tanstack/react-router';
import { type Readjustment, readjustmentIn } from '#/domain/comparison/readjustment.ts';
import { formatMonths, formatPercent, nbsp } from './format.ts';

/**
 * `Total em 12 meses`; `Total em 24 meses, com IPCA` if the instalments are assumed to rise. A narrow column breaks it
 * after the comma.
 */
export const totalLabel = (months: number, readjustment?: Readjustment): string =>
  `Total em ${formatMonths(months)}${readjustment ? `, com${nbsp}${readjustment.index}` : ''}`;

/** `IPCA de 4,5% ao ano`. */
export const readjustmentWords = ({ index, percentAYear }: Readjustment): string =>
  `${index} de ${formatPercent(percentAYear)} ao ano`;

/** Yearly adjustment in the page's URL, in percent; undefined for the default. */
export const useReadjustment = (): number | undefined =>
  useLocation({ select: ({ search }) => readjustmentIn(search) });
