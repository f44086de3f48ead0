import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  empty: 'sem valor',
  lower: 'mínimo',
  upper: 'máximo',
  range: (lower: string, upper: string) => `${lower} a ${upper}`,
} satisfies Messages['slider'];
