import { safety, connected, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const virtus: SampleCar = {
  name: 'Virtus',
  slug: 'virtus',
  bodyType: 'Sedan',
  deadlineInfo: 'Entrega em até 30 dias.',
  tags: [],
  description:
    'Sedan de porta-malas grande e banco de trás folgado. Para quem viaja com bagagem ou trabalha com passageiros.',
  colors: ['BRG', 'PRN', 'PRC', 'CIA', 'AZA'],
  showcaseColor: 'PRC',
  package: 'comfort',
  specifications: [...flex('1.0 turbo flex, 116 cv', 'Automático de 6 marchas', '12,6 km/l'), ...size(5, '521 litros')],
  standardItems: [...safety, ...connected],
  versions: [
    { modelCode: 'VTTSI1', model: 'TSI', price: 119_990, base: 1894, rank: 1 },
    {
      modelCode: 'VTEXC1',
      model: 'Exclusive 250 TSI',
      price: 157_990,
      base: 2389,
      rank: 2,
      items: ['Bancos revestidos em couro', 'Piloto automático adaptativo'],
    },
  ],
};
