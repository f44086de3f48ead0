import { fastDeliveryText } from '../../../services/vehicle/rules.ts';
import { safety, flex, size } from './fragments.ts';
import type { SampleCar } from './sample-car.ts';

export const tera: SampleCar = {
  name: 'Tera',
  slug: 'tera',
  bodyType: 'SUVW',
  deadlineInfo: fastDeliveryText,
  tags: ['Entrega rápida', 'Novo'],
  description: 'O SUV de entrada: compacto, alto e fácil de manobrar. Para quem vem do hatch e quer ver a rua de cima.',
  colors: ['BRG', 'PRN', 'PRC', 'AZA', 'VEU'],
  showcaseColor: 'AZA',
  package: 'comfort',
  specifications: size(5, '350 litros'),
  standardItems: [...safety, 'Central multimídia', 'Frenagem autônoma de emergência'],
  versions: [
    // The lowest score is the dearest version, so that the store's rule for this car must pick the cheapest.
    {
      modelCode: 'TRMPI1',
      model: 'MPI',
      price: 103_990,
      base: 1754,
      rank: 3,
      specifications: flex('1.0 flex, 84 cv', 'Manual de 5 marchas', '13,2 km/l'),
    },
    {
      modelCode: 'TRTSI1',
      model: 'TSI',
      price: 119_990,
      base: 1899,
      rank: 2,
      specifications: flex('1.0 turbo flex, 116 cv', 'Automático de 6 marchas', '12,4 km/l'),
    },
    {
      modelCode: 'TRHIG1',
      model: 'High TSI',
      price: 139_990,
      base: 2049,
      rank: 1,
      specifications: flex('1.0 turbo flex, 116 cv', 'Automático de 6 marchas', '12,4 km/l'),
      items: ['Painel digital', 'Chave presencial'],
    },
  ],
};
