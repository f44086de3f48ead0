import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  before: (min: string) => `Escolha um dia a partir de ${min}.`,
  after: (max: string) => `Escolha um dia até ${max}.`,
  unavailable: (day: string) => `${day} não está disponível.`,
} satisfies Messages['datePicker'];
