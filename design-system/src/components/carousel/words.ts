import type { ListPosition, Messages } from '../../foundations/messages/messages.ts';

export const words = {
  carousel: 'carrossel',
  slide: 'slide',
  slidePosition: (position: number, count: number) => `${position} de ${count}`,
  previous: 'Anteriores',
  next: 'Próximos',
  position: ({ first, last, count }: ListPosition) => `Mostrando ${first} a ${last} de ${count}`,
} satisfies Messages['carousel'];
