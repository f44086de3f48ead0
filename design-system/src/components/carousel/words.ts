import type { ListPosition, Messages } from '../../foundations/messages/messages.ts';

export const words = {
  previous: 'Anteriores',
  next: 'Próximos',
  position: ({ first, last, count }: ListPosition) => `Mostrando ${first} a ${last} de ${count}`,
} satisfies Messages['carousel'];
