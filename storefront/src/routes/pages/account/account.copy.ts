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

/** Texts of a plan's payment method; those of card and failures belong to the payment feature. */
export const planPaymentCopy = {
  title: 'Forma de pagamento',
  loading: 'Buscando a forma de pagamento',
  failedNext: 'A forma de pagamento continua a mesma. Verifique sua rede e tente de novo.',
  edit: 'Editar',
  endDigits: (digits: string) => `final ${digits}`,
  never: 'Nada foi cobrado.',
  notYet: 'A cobrança começa depois da retirada, como você escolheu no pedido.',
  ordered: { card: 'Cartão de crédito', boleto: 'Boleto bancário' },
  dialog: 'Mudar forma de pagamento',
  unsaved: 'Escolha como quer pagar as próximas mensalidades. As já emitidas não mudam.',
  save: 'Salvar forma de pagamento',
  saving: 'Salvando forma de pagamento',
  cancel: 'Voltar',
  choose: 'Escolha uma forma de pagamento.',
  cardFirst: 'Informe o cartão antes de salvar.',
  cardUnderWay: 'O cartão ainda não foi confirmado. Veja acima como continuar.',
  saved: 'Forma de pagamento alterada',
  savedText: 'Vale a partir da próxima mensalidade.',
} as const;
