export const catalogCopy = {
  listLabel: 'Ofertas',
  fastDelivery: 'Entrega rápida',
  unavailable: 'Sem disponibilidade no momento.',
  emptyTitle: 'Nenhuma oferta no momento',
  emptyText: 'Assim que houver carros para assinar, eles aparecem aqui.',
  retry: 'Tentar de novo',
  related: 'Na mesma faixa de preço ou categoria',
  instead: 'Carros parecidos, para assinar agora',
  seeAll: 'Todas as ofertas',
  allCars: 'Todos os carros',
  offersFrom: (name: string) => `${name}, a partir de`,
} as const;
