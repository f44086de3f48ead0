/** How a total over a term is named, with what it assumes (docs/decisions/0011). */
import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import { formatMonths, formatPercent } from './format.ts';

/** `Total em 12 meses`; `Total em 24 meses, com IPCA` where the instalments are assumed to rise. */
export const totalLabel = (months: number, readjustment?: Readjustment): string =>
  `Total em ${formatMonths(months)}${readjustment ? `, com ${readjustment.index}` : ''}`;

/** `IPCA de 4,5% ao ano`. */
export const readjustmentWords = ({ index, percentAYear }: Readjustment): string =>
  `${index} de ${formatPercent(percentAYear)} ao ano`;
