import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  shown: 'Senha visível.',
  hidden: 'Senha oculta.',
  met: 'atendido',
  missing: 'falta',
  summary: (met: number, total: number) =>
    met === total ? 'A senha tem tudo o que precisa.' : `${met} de ${total} requisitos atendidos.`,
} satisfies Messages['passwordField'];
