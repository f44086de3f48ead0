import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  label: 'Avisos',
  close: 'Fechar aviso',
  waiting: (count: number) => (count === 1 ? 'Mais 1 aviso' : `Mais ${count} avisos`),
} satisfies Messages['toast'];
