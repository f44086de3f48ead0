import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  title: (count: number) => (count === 1 ? 'Há 1 campo para corrigir' : `Há ${count} campos para corrigir`),
  corrected: '(corrigido)',
} satisfies Messages['errorSummary'];
