import { safety, connected } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const amarok: SampleCar = {
  name: 'Amarok',
  slug: 'amarok',
  bodyType: 'Pick-up',
  isMale: false,
  deadlineInfo: 'Entrega em até 60 dias.',
  tags: [],
  description: 'Picape média com motor V6 e tração nas quatro rodas. Puxa, carrega e viaja com conforto de SUV.',
  colors: ['BRG', 'PRN', 'PRC', 'CIA', 'VEM'],
  showcaseColor: 'CIA',
  package: 'cargo',
  specifications: [
    { label: 'Motor', value: '3.0 V6 diesel, 258 cv' },
    { label: 'Câmbio', value: 'Automático de 8 marchas, 4x4' },
    { label: 'Consumo na cidade, diesel', value: '8,6 km/l' },
    { label: 'Lugares', value: '5' },
    { label: 'Carga útil', value: '1.104 kg' },
  ],
  standardItems: [...safety, ...connected, 'Bloqueio do diferencial'],
  versions: [
    { modelCode: 'AMHIG1', model: 'Highline V6', price: 349_990, base: 5655, rank: 1 },
    {
      modelCode: 'AMEXT1',
      model: 'Extreme V6',
      price: 369_990,
      base: 6090,
      rank: 2,
      items: ['Santo-antônio', 'Rodas de 20 polegadas'],
    },
  ],
};
