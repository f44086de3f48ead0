import { safety, connected, electric, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const id4: SampleCar = {
  name: 'ID.4',
  slug: 'id-4',
  bodyType: 'Elétrico',
  isElectric: true,
  deadlineInfo: 'Entrega em até 60 dias.',
  tags: ['Elétrico'],
  description:
    'SUV 100% elétrico, silencioso e espaçoso. Recarrega em casa durante a noite ou em pontos rápidos na estrada.',
  colors: ['BRG', 'PRN', 'PRC', 'AZA'],
  showcaseColor: 'AZA',
  package: 'charging',
  specifications: [...electric('Elétrico, 204 cv', '370 km (exemplo)', '36 minutos'), ...size(5, '543 litros')],
  standardItems: [...safety, ...connected, 'Bomba de calor', 'Piloto automático adaptativo'],
  versions: [
    { modelCode: 'ID4PRO', model: 'Pro', price: 299_990, base: 4955, rank: 1 },
    {
      modelCode: 'ID4PRF',
      model: 'Pro Performance',
      price: 329_990,
      base: 5390,
      rank: 2,
      items: ['Teto panorâmico'],
    },
  ],
};
