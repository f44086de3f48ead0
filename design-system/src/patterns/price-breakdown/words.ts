import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  changed: (label: string, amount: string) => `Valor atualizado. ${label}: ${amount}`,
  was: 'de',
  now: 'por',
  minus: 'menos',
} satisfies Messages['priceBreakdown'];
