import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import { formatMonths } from '#/shared/text/format.ts';

/** Text of parts that load at the first interaction. */
export const deferredCopy = {
  share: 'Compartilhar',
  sharing: 'Preparando',
  shareTitle: (car: string) => `${car} por assinatura`,
  copied: 'Link copiado, com o plano que você montou.',
  notCopied: 'Não conseguimos copiar o link. Copie daqui:',
  bar: 'Preço do plano',
  barTotal: (months: number, total: string, readjustment?: Readjustment) =>
    `${formatMonths(months)}, total${readjustment ? ` com ${readjustment.index}` : ''} ${total}`,
  see: 'Assinar',
} as const;
