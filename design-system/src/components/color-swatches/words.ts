import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  label: 'Cor',
  unavailable: 'indisponível',
  reason: (colors: readonly string[], reason: string) => `${new Intl.ListFormat('pt-BR').format(colors)}: ${reason}.`,
} satisfies Messages['colorSwatches'];
