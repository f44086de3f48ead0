import type { Readjustment } from '#/domain/comparison/readjustment.ts';

export const catalogCopy = {
  listLabel: 'Ofertas',
  filterLabel: 'Filtrar por categoria',
  cars: (count: number) => (count === 1 ? '1 carro' : `${count} carros`),
  carsShown: (count: number, category: string) =>
    `${category}: ${count === 1 ? 'mostrando 1 carro' : `mostrando ${count} carros`}.`,
  fastDelivery: 'Entrega rápida',
  unavailable: 'Sem disponibilidade no momento.',
  emptyTitle: 'Nenhuma oferta no momento',
  emptyText: 'Assim que houver carros para assinar, eles aparecem aqui.',
  related: 'Na mesma faixa de preço ou categoria',
  instead: 'Carros parecidos, para assinar agora',
  seeAll: 'Todas as ofertas',
  compare: 'Comparar carros lado a lado',
  compareWith: (name: string, other: string) => `Comparar ${name} e ${other} lado a lado`,
  allCars: 'Todos os carros',
  priceOf: ({ name, model }: { name: string; model: string }) => `${name} ${model}, neste plano`,
  total: (readjustment: Readjustment | undefined) =>
    readjustment ? `Total com ${readjustment.index}` : 'Total no período',
} as const;
