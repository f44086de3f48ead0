import { newCar } from './new-car.ts';
import type { Scenario } from './world.ts';

export const thirteenthCar: Scenario = {
  name: 'thirteenth-car',
  title: 'Décimo terceiro carro',
  description: 'Um carro a mais, com página e ofertas, depois dos doze.',
  change: (world) => {
    const { versions, document } = newCar({
      slug: 'carro-de-exemplo',
      name: 'Carro de exemplo',
      bodyType: 'Hatch',
      model: 'Versão única',
      monthlyInstallment: 1799,
      price: 99_990,
      description: 'Um carro que não existe, para ver a loja crescer.',
    });
    return { ...world, versions: [...world.versions, ...versions], documents: [...world.documents, document] };
  },
};
