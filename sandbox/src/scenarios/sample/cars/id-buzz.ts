import { safety, connected, electric, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const idBuzz: SampleCar = {
  name: 'ID.Buzz',
  slug: 'id-buzz',
  bodyType: 'Minivan',
  isElectric: true,
  deadlineInfo: 'Entrega em até 90 dias.',
  tags: ['Elétrico'],
  description: 'Minivan elétrica de sete lugares, com portas corrediças e piso plano. A viagem em grupo sem barulho.',
  colors: ['BRG', 'PRC', 'AZA', 'VEM'],
  showcaseColor: 'VEM',
  package: 'charging',
  specifications: [
    ...electric('Elétrico, 204 cv', '337 km (exemplo)', '30 minutos'),
    ...size(7, '306 litros, com 7 lugares'),
  ],
  standardItems: [...safety, ...connected, 'Portas corrediças elétricas'],
  versions: [{ modelCode: 'IDBPRO', model: 'Pro', price: 599_990, base: 9430, rank: 1 }],
};
