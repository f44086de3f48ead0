import type { Messages } from '../../foundations/messages/messages.ts';
import { formatWhole } from '../price/money.ts';

export const words = {
  load: 'Mostrar mais',
  loading: 'Carregando mais',
  failed: 'Não foi possível carregar mais. O que já está na página continua aqui.',
  retry: 'Tentar novamente',
  count: (shown: number, total: number | undefined) =>
    total === undefined
      ? `Mostrando ${formatWhole(shown)}`
      : `Mostrando ${formatWhole(shown)} de ${formatWhole(total)}`,
} satisfies Messages['loadMore'];
