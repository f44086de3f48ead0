import { safety, connected, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const nivus: SampleCar = {
  name: 'Nivus',
  slug: 'nivus',
  bodyType: 'SUVW',
  deadlineInfo: 'Entrega em até 30 dias.',
  tags: [],
  description:
    'SUV de teto caído e porta-malas fundo. Leve de dirigir, com a altura de um utilitário e o gasto de um hatch.',
  colors: ['BRG', 'PRN', 'CIA', 'VEU', 'AZA'],
  showcaseColor: 'CIA',
  package: 'comfort',
  specifications: [...flex('1.0 turbo flex, 128 cv', 'Automático de 6 marchas', '12,1 km/l'), ...size(5, '415 litros')],
  standardItems: [...safety, ...connected],
  versions: [
    { modelCode: 'NVCOM1', model: 'Comfortline 200 TSI', price: 138_990, base: 2064, rank: 1 },
    {
      modelCode: 'NVHIG1',
      model: 'Highline 200 TSI',
      price: 155_990,
      base: 2299,
      rank: 2,
      items: ['Piloto automático adaptativo', 'Faróis de LED'],
    },
  ],
};
