import { flex } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const saveiro: SampleCar = {
  name: 'Saveiro',
  slug: 'saveiro',
  bodyType: 'Pick-up',
  isMale: false,
  deadlineInfo: 'Entrega em até 30 dias.',
  tags: [],
  description: 'Picape leve para trabalho e fim de semana. Caçamba útil, manutenção simples, tamanho de carro.',
  colors: ['BRG', 'PRN', 'PRC'],
  showcaseColor: 'BRG',
  package: 'cargo',
  specifications: [
    ...flex('1.6 flex, 116 cv', 'Manual de 5 marchas', '10,9 km/l'),
    { label: 'Carga útil', value: '638 kg' },
  ],
  standardItems: ['Dois airbags', 'Ar-condicionado', 'Direção hidráulica', 'Iluminação da caçamba'],
  versions: [
    {
      modelCode: 'SVROB1',
      model: 'Robust cabine simples',
      price: 109_990,
      base: 1889,
      rank: 1,
      specifications: [{ label: 'Lugares', value: '2' }],
    },
    {
      modelCode: 'SVEXT1',
      model: 'Extreme cabine dupla',
      price: 129_990,
      base: 2249,
      rank: 2,
      colors: ['BRG', 'PRN', 'PRC', 'CIA'],
      specifications: [{ label: 'Lugares', value: '5' }],
      items: ['Central multimídia'],
    },
  ],
};
