import { formatMonths } from '#/shared/format.ts';

/** Words of what loads at the first interaction. */
export const lateCopy = {
  share: 'Compartilhar',
  sharing: 'Preparando',
  shareTitle: (car: string) => `${car} por assinatura`,
  copied: 'Link copiado, com o plano que você montou.',
  notCopied: 'Não deu para copiar o link sozinho. Ele é:',
  bar: 'Preço do plano',
  barTotal: (months: number, total: string) => `${formatMonths(months)}, total ${total}`,
  see: 'Assinar',
} as const;
