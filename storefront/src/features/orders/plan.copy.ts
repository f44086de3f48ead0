import { separator } from '#/domain/values/text.ts';

/** Texts of "Meu plano" (spec §2.5, §8). */
export const planCopy = {
  loading: 'Buscando seu plano',
  failed: 'Erro ao buscar dados do plano...',
  failedNext: 'Seu plano continua como está. Verifique sua rede e tente de novo.',
  none: 'Você ainda não possui um plano ativo.',
  noneNext: 'Assim que você fizer um pedido, o carro, a mensalidade e o pagamento aparecem aqui.',
  offers: 'Ver ofertas',
  plans: 'Planos',
  tab: (car: string, contract: string) => `${car}${separator}${contract}`,

  next: 'Próxima mensalidade',
  month: 'Mês do contrato',
  monthOf: (month: number, term: number) => `${month} de ${term}`,
  term: 'Prazo',
  km: 'Quilômetros por mês',
  index: 'Reajuste anual',
  end: 'Fim do prazo',
  notYours: 'Este pedido ainda não é um plano: as datas do contrato começam a contar na retirada do carro.',
  follow: 'Acompanhar o pedido',
  place: 'Local de retirada',
  dealer: 'Concessionária',
  documents: 'Documentos',
} as const;
