import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  unavailable: (choices: readonly string[]) => `Indisponível: ${choices.join('; ')}.`,
} satisfies Messages['choiceCards'];
