import { formatMoney, formatMonths } from '#/shared/text/format.ts';

export const equipmentCopy = {
  title: 'Equipamentos',
  titleByVersion: 'Equipamentos por versão',
  standard: 'De série',
  onlyDifferences: 'Só diferenças',
  adds: (cheaper: string) => `Além do que a ${cheaper} tem`,
  lacks: (cheaper: string) => `Só na ${cheaper}`,
  same: (cheaper: string) => `Os mesmos itens de série da ${cheaper}.`,
  more: (amountInCents: number, cheaper: string) => `${formatMoney(amountInCents)} a mais por mês que a ${cheaper}`,
  from: (amountInCents: number, months: number) => `${formatMonths(months)}, ${formatMoney(amountInCents)} por mês`,
  failed: 'Os equipamentos das outras versões não carregaram.',
  failedNext: 'Tente de novo em instantes; o resto da página continua aqui.',
} as const;
