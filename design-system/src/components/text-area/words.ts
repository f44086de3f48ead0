import type { Messages } from '../../foundations/messages/messages.ts';
import { formatWhole } from '../price/money.ts';

const characters = (count: number) => (count === 1 ? '1 caractere' : `${formatWhole(count)} caracteres`);

export const words = {
  count: (used: number, limit: number) =>
    used > limit
      ? `${characters(used - limit)} a mais que ${formatWhole(limit)}`
      : `${formatWhole(used)} de ${characters(limit)}`,
  left: (left: number) => `Restam até ${characters(left)}.`,
  full: (limit: number) => `Limite de ${characters(limit)}.`,
  over: (limit: number) => `Passou do limite de ${characters(limit)}.`,
} satisfies Messages['textArea'];
