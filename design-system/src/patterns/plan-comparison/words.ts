import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  cheapest: 'mais barato',
  unfold: 'Ver a conta linha por linha',
} satisfies Messages['planComparison'];
