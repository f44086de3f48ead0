import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  label: 'Andamento',
  completed: 'concluída',
  current: 'em andamento',
  pending: 'ainda não começou',
  stopped: 'interrompida',
  count: (completed: number, total: number) => `${completed} de ${total}`,
  countUnit: 'etapas concluídas',
} satisfies Messages['orderProgress'];
