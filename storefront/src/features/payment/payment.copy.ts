/** Texts of payments. Those of spec §8 and §9 are word for word. */
export const paymentCopy = {
  choice: 'Forma de pagamento',
  card: 'Cartão de crédito',
  /** Spec §9, user-facing notes. */
  cardNote: 'Cobrado alguns dias depois da retirada do carro e, a partir daí, automaticamente todo mês.',
  boleto: 'Boleto',
  boletoNote: 'Enviado todo mês por e-mail. A compensação leva até 3 dias úteis.',

  title: 'Cartão de crédito',
  /** Ordering validates and stores; the first charge comes after pickup. */
  nothingNow: {
    order:
      'Ao cadastrar, o banco confere o cartão e ele fica salvo com a processadora do pagamento. Nada é cobrado agora: a primeira cobrança vem alguns dias depois da retirada.',
    contract:
      'Ao cadastrar, o banco confere o cartão e ele fica salvo com a processadora do pagamento. Nada é cobrado agora: depois de salvar, as próximas mensalidades são cobradas nele.',
  },
  enter: 'Informar cartão',
  entering: 'Abrindo formulário',
  another: 'Tentar de novo',
  change: 'Trocar cartão',
  cancel: 'Cancelar',
  keep: 'Manter o cartão anterior',
  resuming: 'Procurando um cartão já informado',

  frame: 'Dados do cartão, em ambiente seguro',
  frameLoading: 'Carregando o formulário do cartão',

  dropped: { title: 'Nenhum cartão foi cadastrado', text: 'Nada foi cobrado, pode tentar de novo.' },
  unopened: {
    title: 'Erro ao carregar dados do cartão, tente novamente mais tarde.',
    text: 'Nada foi cobrado, pode tentar de novo. O boleto continua disponível.',
  },
  verifying: {
    title: 'Conferindo o cartão com o banco',
    text: 'Leva alguns segundos. Não é preciso enviar o cartão de novo.',
  },
  unverified: {
    title: 'Estamos verificando, não refaça o pagamento',
    text: 'O cartão foi enviado e a confirmação ainda não chegou. Você pode verificar agora ou voltar mais tarde: este pedido fica guardado. O boleto continua disponível.',
    action: 'Verificar agora',
  },
  refused: {
    title: 'Erro ao fazer pagamento com cartão de crédito',
    text: 'O banco não aceitou o cartão. Nada foi cobrado, pode tentar de novo com outro cartão ou escolher boleto.',
  },
  reading: {
    title: 'Pagamento processado com sucesso! Aguardando confirmação...',
    text: 'Nada foi cobrado: o cartão só foi conferido.',
  },
  unread: {
    title: 'Erro ao buscar dados do cartão, tente novamente mais tarde.',
    text: 'O banco aceitou o cartão, e nada foi cobrado. Não é preciso enviar de novo: busque outra vez. O boleto continua disponível.',
    action: 'Buscar de novo',
  },
  unusable: {
    title: 'Cartão não cadastrado. Verifique os dados do cartão e tente novamente.',
    text: 'Nada foi cobrado, pode tentar de novo.',
  },
  stored: {
    title: 'Cartão registrado',
    text: {
      order: 'A primeira cobrança vem alguns dias depois da retirada do carro.',
      contract: 'Salve a forma de pagamento para que as próximas mensalidades sejam cobradas nele.',
    },
  },

  contractNotFound: 'Não foi possível carregar as informações de pagamento do contrato.',
  contractFailed: 'Erro ao buscar dados do cartão, tente novamente mais tarde.',
  changeFailed: 'Erro ao tentar alterar forma de pagamento',
  changeUnclear:
    'A resposta não chegou. Continuamos verificando se a mudança foi feita e avisamos aqui. Se tentar de novo, ela não é feita duas vezes.',
  /** Spec §6: otherwise a message states that it can't be changed now. */
  notChangeable: 'A forma de pagamento deste contrato não pode ser alterada agora.',
} as const;

const hidden = '••••';

/** `•••• •••• •••• 1111`: masked except for the last four digits (spec §5, Formatting). */
export function maskedCard({ endDigits }: { endDigits: string }): string {
  return [hidden, hidden, hidden, endDigits].join(' ');
}

/** The same in words, for screen readers. */
export function spokenCard({ endDigits }: { endDigits: string }): string {
  return `Cartão com final ${endDigits.split('').join(' ')}`;
}
