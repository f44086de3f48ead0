import type { Messages } from '../../foundations/messages/messages.ts';
import { formatWhole } from '../price/money.ts';

export const words = {
  loading: 'Carregando opções…',
  empty: 'Nada encontrado. Confira como está escrito.',
  count: (shown: number) => (shown === 1 ? '1 opção disponível.' : `${formatWhole(shown)} opções disponíveis.`),
  more: (shown: number, total: number) =>
    `A lista mostra ${formatWhole(shown)} de ${formatWhole(total)}. Continue digitando para reduzir.`,
} satisfies Messages['comboBox'];
