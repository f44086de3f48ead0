import type { Messages } from '../../foundations/messages/messages.ts';
import { formatMoney, splitMoney } from './money.ts';

export const words = {
  format: { write: formatMoney, split: splitMoney },
  from: 'a partir de',
  perMonth: { seen: '/mês', heard: 'por mês' },
  stale: 'recalculando',
} satisfies Messages['price'];
