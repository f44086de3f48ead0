import { safety, connected, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const taos: SampleCar = {
  name: 'Taos',
  slug: 'taos',
  bodyType: 'SUVW',
  deadlineInfo: 'Entrega em até 45 dias.',
  tags: [],
  description: 'SUV médio com espaço de verdade nas duas fileiras e porta-malas de viagem longa.',
  colors: ['BRG', 'PRN', 'CIA', 'AZA', 'VEM'],
  showcaseColor: 'PRN',
  package: 'comfort',
  specifications: [...flex('1.4 turbo flex, 150 cv', 'Automático de 8 marchas', '10,7 km/l'), ...size(5, '498 litros')],
  standardItems: [...safety, ...connected, 'Ar-condicionado de duas zonas'],
  versions: [
    { modelCode: 'TACOM1', model: 'Comfortline 250 TSI', price: 209_990, base: 3149, rank: 1 },
    {
      modelCode: 'TAHIG1',
      model: 'Highline 250 TSI',
      price: 229_990,
      base: 3499,
      rank: 2,
      items: ['Teto panorâmico'],
    },
    // Same modelCode and year as the one above; they differ only in the armour.
    {
      modelCode: 'TAHIG1',
      model: 'Highline 250 TSI blindado',
      hasShield: true,
      price: 309_990,
      base: 5290,
      rank: 3,
      colors: ['PRN', 'CIA'],
      deadlineInfo: 'Entrega em até 90 dias.',
      items: ['Teto panorâmico'],
    },
  ],
};
