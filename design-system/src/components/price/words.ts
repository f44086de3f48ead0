import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  locale: 'pt-BR',
  currency: 'BRL',
  from: 'a partir de',
  perMonth: { seen: '/mês', heard: 'por mês' },
  stale: 'recalculando',
} satisfies Messages['price'];
