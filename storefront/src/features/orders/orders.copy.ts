import { separator } from '#/domain/values/text.ts';
import type { KnownOrderStatus, OrderStatus, ProgressStep } from '#/domain/order/order-status.ts';
import type { InstallmentStatus, OrderActor, OrderFile } from '#/domain/order/order.ts';
import { formatInstallments } from '#/shared/text/format.ts';

/** Order status messages (spec §8), word for word. */
const orderStatusCopy = {
  expired: 'Pedido Expirado',
  cancelled: 'Pedido Cancelado',
  created: 'Pedido Criado, aguarde a análise dos documentos',
  validationPending: 'Cadastro em validação',
  validationApproved: 'Cadastro validado, aguarde análise de crédito',
  fraudRejected: 'Cadastro não validado, reprovado na análise antifraude',
  creditPending: 'Aguardando análise de crédito',
  creditApproved: 'Análise de crédito aprovada, aguarde o envio do contrato',
  creditRejected: 'Análise de crédito reprovada',
  invalidRequest: 'Identificamos algo errado no seu pedido, refaça o pedido novamente',
  contractSigningPending: 'Aguardando assinatura de contrato',
  contractSigned: 'Detectamos a assinatura do contrato, aguarde a conclusão do pedido',
  completed: 'Pedido concluído',
  documentAnalysis: 'Pedido em análise de documentos',
  documentsApproved: 'Documentos aprovados',
  documentsRejected:
    'Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de enviá-lo',
  contractSendingPending: 'Aguardando envio de contrato',
  contractInfoMissing: 'Detectamos que faltam informações para criação do contrato, por favor entre em contato',
  deliveryInProgress: 'Veículo em processo de entrega',
  resubmitting: 'Reenviando pedido',
  creditApprovedSuccessfully: 'Seu crédito foi aprovado com sucesso',
} as const satisfies Record<KnownOrderStatus, string>;

/** Short form of the statuses whose message is a sentence; the sentence is at its step. */
export const shortStatusCopy: Partial<Record<OrderStatus, string>> = {
  created: 'Pedido criado',
  validationApproved: 'Cadastro validado',
  fraudRejected: 'Cadastro não validado',
  creditApproved: 'Análise de crédito aprovada',
  invalidRequest: 'Refaça o pedido',
  contractSigned: 'Contrato assinado',
  documentsRejected: 'Documentos reprovados',
  contractInfoMissing: 'Faltam informações',
};

/** The message of a status; undefined for an unknown one. */
export const messageOf = (status: OrderStatus): string | undefined =>
  status === 'unknown' ? undefined : orderStatusCopy[status];

export const progressCopy = {
  received: 'Pedido recebido',
  registrationAnalysis: 'Análise de cadastro',
  creditAnalysis: 'Análise de crédito',
  contractSigning: 'Assinatura do contrato',
  concluded: 'Pedido concluído',
  availableForPickup: 'Veículo disponível para retirada',
} as const satisfies Record<ProgressStep, string>;

export const ordersCopy = {
  loading: 'Buscando seus pedidos',
  failed: 'Erro ao buscar pedidos, tente novamente mais tarde.',
  failedNext: 'Seus pedidos continuam como estão. Verifique sua rede e tente de novo.',
  none: 'Você não possui pedidos pendentes.',
  noneNext: 'Quando você assinar um carro, o andamento do pedido aparece aqui, passo a passo.',
  offers: 'Ver ofertas',
  planNext: 'Seu plano está ativo. Mensalidades, contrato e forma de pagamento ficam em “Meu plano”.',
  plan: 'Ver meu plano',
  previous: 'Pedidos anteriores',
  stale: (time: string) => `O que você vê é de ${time}. Continuamos tentando atualizar.`,

  order: (number: string) => `Pedido ${number}`,
  placedAt: (number: string, day: string) => `Pedido ${number}${separator}feito em ${day}`,
  progress: 'Andamento',
  progressOf: (number: string) => `Andamento do pedido ${number}`,
  statusLoading: 'Buscando o andamento',
  statusFailed: 'Erro ao buscar status do pedido',
  statusFailedNext: 'O pedido está registrado. Só não conseguimos carregar o andamento agora.',
  statusUnknown: 'Status do pedido não está disponível, tente novamente mais tarde.',
  stopped: 'O pedido parou aqui',
  expected: (days: string) => `Previsto: ${days}`,
  everyStep: 'Histórico completo',

  pickup: 'Retirada',
  pickupExpected: 'Retirada prevista',
  placeLoading: 'Buscando o local',
  placeFailed: 'Não conseguimos buscar o local agora.',
  placeFailedNext: 'A retirada continua como está. Verifique sua rede e tente de novo.',
  changed: (days: string, day: string, reason: string) => `Era ${days}; mudou em ${day} ${reason}.`,

  payment: 'Pagamento',
  paymentOf: { card: 'Cartão de crédito', boleto: 'Boleto bancário' },
  paymentNote: {
    card: 'Cobrado alguns dias depois da retirada e, a partir daí, automaticamente todo mês.',
    boleto: 'Enviado todo mês por e-mail. A compensação leva até 3 dias úteis.',
  },

  documents: 'Documentos',
  download: (name: string) => `Baixar ${name}`,
  downloading: 'Baixando',
  downloaded: (name: string) => `${name}: arquivo baixado.`,
  downloadFailed: 'O arquivo não pôde ser baixado. Tente de novo.',
  receipt: (day: string) => `Recibo de ${day}`,

  statusChanged: (order: string, message: string) => `${order}: ${message}.`,
  deliveryChanged: (order: string, days: string) => `${order}: a retirada agora está prevista para ${days}.`,
} as const;

export const fileKindCopy = {
  summary: 'Resumo do pedido',
  contractDraft: 'Contrato (minuta)',
  contract: 'Contrato assinado',
} as const satisfies Record<Exclude<OrderFile['kind'], 'receipt'>, string>;

export const installmentCopy = {
  title: 'Mensalidades',
  due: (day: string) => `Vence em ${day}`,
  wasDue: (day: string) => `Venceu em ${day}`,
  paid: (day: string) => `Pago em ${day}`,
  refused: (day: string) => `Cobrança de ${day} não aceita pelo banco`,
  status: { open: 'Em aberto', clearing: 'Pago, em compensação', paid: 'Pago', refused: 'Recusada' },
  line: 'Linha digitável do boleto',
  copy: 'Copiar',
  copyOf: (month: string) => `a linha digitável de ${month}`,
  copied: 'Linha digitável copiada.',
  notCopied: 'Não foi possível copiar. Selecione a linha e copie.',
  clearingNote: 'Um boleto pago pode levar até 3 dias úteis para ser confirmado. Não pague de novo.',
  refusedNote: 'A última cobrança no cartão foi recusada. Cadastre outro cartão em “Forma de pagamento”.',
  more: (count: number) => `Mais ${formatInstallments(count)}`,
} as const satisfies { status: Record<InstallmentStatus, string> } & Record<string, unknown>;

/** The next actor (look §8: name who acts next and by when). */
export const nextActorCopy = {
  customer: 'Agora é com você',
  store: 'Agora é com a gente',
  dealer: 'Agora é com a concessionária',
} as const satisfies Record<OrderActor, string>;

export const nextActionCopy = {
  store: 'Você não precisa fazer nada por enquanto. Avisamos por e-mail a cada passo.',
  dealer: 'Ela prepara o carro e combina com você o dia da retirada.',
  sign: {
    title: 'Agora é com você: assine o contrato',
    text: (email: string) => `Enviamos o link para ${email}.`,
    until: (day: string) => `Ele vale até ${day}.`,
    read: 'Ler a minuta',
  },
  documents: {
    title: 'Agora é com você: envie os documentos de novo',
    text: 'Veja em “Minha conta” o que foi reprovado e por quê.',
    action: 'Ver documentos reprovados',
  },
  information: {
    title: 'Agora é com você: fale com a gente',
    text: 'Faltam dados para o contrato.',
  },
  orderUntil: (day: string) => `O pedido espera até ${day}.`,
  customerUntil: (day: string) => `Você tem até ${day}.`,
  ended: (day: string) => `O prazo terminou em ${day}.`,
  over: {
    text: 'Nada foi cobrado. Para entender o motivo, ou tentar de outro jeito, fale com a gente.',
    offers: 'Ver ofertas',
  },
  contact: 'Falar com a gente',
} as const;
