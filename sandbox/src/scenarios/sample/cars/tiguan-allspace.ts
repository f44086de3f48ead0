import { unavailableText } from '../../../services/vehicle/rules.ts';
import { safety, connected, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const tiguanAllspace: SampleCar = {
  name: 'Tiguan Allspace',
  slug: 'tiguan-allspace',
  bodyType: 'SUVW',
  isUnavailable: true,
  deadlineInfo: unavailableText,
  tags: [],
  description: 'SUV de sete lugares com tração integral. Família grande, bagagem grande, estrada longa.',
  colors: ['BRG', 'PRN', 'CIA'],
  showcaseColor: 'CIA',
  package: 'comfort',
  specifications: [
    { label: 'Motor', value: '2.0 turbo, 186 cv' },
    { label: 'Câmbio', value: 'Automático de 8 marchas, 4x4' },
    { label: 'Consumo na cidade, gasolina', value: '8,4 km/l' },
    ...size(7, '216 litros, com 7 lugares'),
  ],
  standardItems: [...safety, ...connected, 'Terceira fileira rebatível'],
  versions: [{ modelCode: 'TGRLI1', model: 'R-Line 350 TSI', price: 299_990, base: 4190, rank: 1 }],
};
