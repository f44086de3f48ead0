import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  info: 'Aviso',
  success: 'Sucesso',
  warning: 'Atenção',
  danger: 'Erro',
  dismiss: (title: string) => `Fechar aviso: ${title}`,
} satisfies Messages['banner'];
