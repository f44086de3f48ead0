/** Texts of the finished steps. */
export const reviewCopy = {
  title: 'Confira antes de confirmar',
  finished: 'Já preenchido',
  account: 'Conta',
  person: 'Assinante',
  address: 'Endereço',
  documents: 'Documentos',
  documentsSent: (count: number) => `${count} enviados`,
  pickup: 'Retirada',
  former: 'Nova análise',
  formerOrder: (number: string) => `Do pedido ${number}, que não foi aprovado`,
  edit: 'Alterar',
} as const;
