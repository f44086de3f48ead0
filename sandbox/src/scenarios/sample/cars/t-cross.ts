import { fastDeliveryText } from '../../../services/vehicle/rules.ts';
import { safety, connected, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const tCross: SampleCar = {
  name: 'T-Cross',
  slug: 't-cross',
  bodyType: 'SUVW',
  deadlineInfo: fastDeliveryText,
  tags: ['Entrega rápida'],
  description:
    'SUV compacto de posição alta e entre-eixos longo: cabe a família e cabe na vaga. Anda bem na cidade e não cansa na estrada.',
  colors: ['BRG', 'PRN', 'CIA', 'AZA', 'VEU', 'VEM'],
  showcaseColor: 'VEU',
  package: 'comfort',
  specifications: [...flex('1.0 turbo flex, 128 cv', 'Automático de 6 marchas', '11,9 km/l'), ...size(5, '373 litros')],
  standardItems: [...safety, ...connected],
  versions: [
    {
      modelCode: 'TCSEN1',
      model: 'Sense 200 TSI',
      price: 119_990,
      base: 1989,
      rank: 2,
      colors: ['BRG', 'PRN', 'CIA', 'VEU'],
    },
    {
      modelCode: 'TCCOM1',
      model: 'Comfortline 200 TSI',
      price: 139_990,
      base: 2144,
      rank: 1,
      items: ['Piloto automático adaptativo'],
    },
    {
      modelCode: 'TCHIG1',
      model: 'Highline 250 TSI',
      price: 169_990,
      base: 2498,
      rank: 3,
      items: ['Piloto automático adaptativo', 'Teto panorâmico', 'Bancos revestidos em couro'],
    },
  ],
};
