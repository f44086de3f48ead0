import { safety, connected, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const jetta: SampleCar = {
  name: 'Jetta',
  slug: 'jetta',
  bodyType: 'Sedan',
  deadlineInfo: 'Entrega em até 45 dias.',
  tags: [],
  description: 'Sedan médio de comportamento esportivo: motor forte, direção precisa e silêncio a bordo.',
  colors: ['BRG', 'PRN', 'CIA', 'VEU'],
  showcaseColor: 'PRN',
  specifications: [
    { label: 'Motor', value: '2.0 turbo, 231 cv' },
    { label: 'Câmbio', value: 'Automático de 7 marchas' },
    { label: 'Consumo na cidade, gasolina', value: '9,8 km/l' },
    ...size(5, '510 litros'),
  ],
  standardItems: [...safety, ...connected, 'Bancos com ventilação', 'Piloto automático adaptativo'],
  versions: [{ modelCode: 'JTGLI1', model: 'GLI 350 TSI', price: 249_990, base: 3990, rank: 1 }],
};
