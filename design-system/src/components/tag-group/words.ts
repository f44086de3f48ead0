import type { Messages } from '../../foundations/messages/messages.ts';

const list = new Intl.ListFormat('pt-BR');

export const words = {
  empty: 'Nenhum item.',
  removed: (labels: readonly string[], left: number) =>
    `${labels.length === 1 ? 'Removido' : 'Removidos'}: ${list.format(labels)}. ${
      left === 0 ? 'Nenhum item restante.' : left === 1 ? 'Resta 1 item.' : `Restam ${left} itens.`
    }`,
} satisfies Messages['tagGroup'];
