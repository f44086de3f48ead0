/** Words of what is done. */
export const reviewCopy = {
  title: 'Confira antes de confirmar',
  finished: 'Já preenchido',
  account: 'Conta',
  person: 'Assinante',
  address: 'Endereço',
  documents: 'Documentos',
  documentsSent: (count: number) => `${count} enviados`,
  pickup: 'Retirada',
  edit: 'Alterar',
} as const;
