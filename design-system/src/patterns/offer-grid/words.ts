import type { ListPosition, Messages } from '../../foundations/messages/messages.ts';

export const words = {
  previous: 'Ofertas anteriores',
  next: 'Próximas ofertas',
  position: ({ first, last, count }: ListPosition) => `Mostrando ofertas ${first} a ${last} de ${count}.`,
} satisfies Messages['offerGrid'];
