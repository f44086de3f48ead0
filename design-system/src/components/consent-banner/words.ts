import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  purposes: 'O que você permite',
  save: 'Salvar',
  choose: 'Escolher',
  refuse: 'Recusar',
  accept: 'Aceitar',
} satisfies Messages['consentBanner'];
