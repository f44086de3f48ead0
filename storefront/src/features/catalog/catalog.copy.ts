export const catalogCopy = {
  listLabel: 'Ofertas',
  fastDelivery: 'Entrega rápida',
  unavailable: 'Sem disponibilidade no momento.',
  emptyTitle: 'Nenhuma oferta no momento',
  emptyText: 'Assim que houver carros para assinar, eles aparecem aqui.',
  retry: 'Tentar de novo',
  offersFrom: (name: string) => `${name}, a partir de`,
} as const;
