/** Texts of the actions on an order. */
export const orderActionsCopy = {
  resend: 'Reenviar documentos',
  cancel: 'Cancelar pedido',
  sendBack: 'Enviar para nova análise',
  follow: 'Acompanhar pedido',
  confirmCancel: {
    title: (number: string) => `Cancelar o pedido ${number}?`,
    text: 'O pedido termina aqui e não pode ser retomado. Nada foi cobrado, e nada será.',
    action: 'Cancelar pedido',
    pending: 'Cancelando pedido',
    back: 'Manter pedido',
  },
  confirmResend: {
    title: (number: string) => `Reenviar os documentos do pedido ${number}?`,
    text: 'Os documentos que estão na sua conta voltam para a análise, desde o começo.',
    action: 'Reenviar documentos',
    pending: 'Reenviando documentos',
    back: 'Voltar',
  },
} as const;

/** Shown in "Minha conta" if the orders can't be read, so that rejected documents are unknown. */
export const profileContentCopy = {
  failed: 'Erro ao buscar pedidos, tente novamente mais tarde.',
  failedNext: 'Se algum documento precisar ser trocado, ele aparece aqui. Verifique sua rede e tente de novo.',
} as const;
