import { fastDeliveryText } from '../../../services/vehicle/rules.ts';
import { connected, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const polo: SampleCar = {
  name: 'Polo',
  slug: 'polo',
  bodyType: 'Hatch',
  deadlineInfo: fastDeliveryText,
  tags: ['Entrega rápida'],
  description: 'O hatch que faz tudo: gasta pouco, estaciona em qualquer vaga e anda firme na estrada.',
  colors: ['BRG', 'PRN', 'PRC', 'VEU'],
  showcaseColor: 'BRG',
  specifications: size(5, '300 litros'),
  standardItems: ['Quatro airbags', 'Controle de estabilidade', 'Ar-condicionado', 'Direção elétrica'],
  versions: [
    // One modelCode in two years, which differ only in the year.
    {
      modelCode: 'POTRA1',
      model: 'Track',
      price: 93_990,
      base: 1649,
      rank: 1,
      specifications: flex('1.0 flex, 84 cv', 'Manual de 5 marchas', '13,5 km/l'),
    },
    {
      modelCode: 'POTRA1',
      model: 'Track',
      year: 2027,
      price: 96_990,
      base: 1719,
      rank: 2,
      specifications: flex('1.0 flex, 84 cv', 'Manual de 5 marchas', '13,5 km/l'),
    },
    {
      modelCode: 'POHIG1',
      model: 'Highline 170 TSI',
      price: 125_990,
      base: 1999,
      rank: 3,
      specifications: flex('1.0 turbo flex, 116 cv', 'Automático de 6 marchas', '12,8 km/l'),
      items: connected,
    },
  ],
};
