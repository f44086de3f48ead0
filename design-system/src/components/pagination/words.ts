import type { Messages } from '../../foundations/messages/messages.ts';
import { formatWhole } from '../price/money.ts';

export const words = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number) => `Página ${formatWhole(page)}`,
  figure: formatWhole,
} satisfies Messages['pagination'];
