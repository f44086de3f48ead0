import type { PageStep } from '#/domain/order/order-steps.ts';

export const titleCopy = {
  login: { title: 'Entre para assinar', lead: 'O pedido fica na sua conta, e você acompanha cada passo por ela.' },
  personalData: { title: 'Quem vai assinar?', lead: 'Preencha como está na CNH.' },
  address: { title: 'Onde você mora?', lead: 'Use o mesmo endereço do comprovante que você vai enviar.' },
  documentation: {
    title: 'Seus documentos',
    lead: 'Fotografe sobre uma mesa clara, sem flash, com os quatro cantos à mostra.',
  },
  pickup: { title: 'Onde retirar o carro?', lead: 'Escolha a concessionária mais prática para você.' },
  payment: { title: 'Como você quer pagar?', lead: 'Confira o pedido e confirme. Nada é cobrado hoje.' },
} as const satisfies Record<PageStep, { title: string; lead: string }>;

export const checkoutCopy = {
  steps: 'Etapas do pedido',
  summary: 'Resumo do pedido',
  changePlan: 'Alterar plano',
  back: 'Voltar',
  backToPlan: 'Voltar ao plano',
  saved: (moment: string) => `Rascunho salvo neste aparelho em ${moment}.`,
  privacy: 'Seus dados são usados para a análise de crédito e o contrato.',
  privacyLink: 'Aviso de Privacidade',
  opening: 'Abrindo o seu pedido',
  placed: 'Pedido registrado',
  placedNumber: (orderId: string) => `Seu pedido é o número ${orderId}.`,
  follow: 'Acompanhar pedido',
  openingFailed: 'Não conseguimos abrir o seu pedido',
  planFailed: 'O seu plano não carregou',
  planFailedText: 'Tente de novo em instantes. O que você já preencheu continua guardado.',
  noPlan: 'Escolha o plano antes de assinar',
  noPlanText: 'Este plano não está disponível agora. Veja as condições na página do carro.',
  noPlanLink: 'Ver o carro',
} as const;

export const summaryCopy = {
  perMonth: '/mês',
  open: 'Ver resumo',
  close: 'Fechar',
  loading: 'Carregando o seu plano',
  monthly: 'Mensalidade',
  coupon: (code: string) => `Cupom ${code}`,
  today: 'Cobrado hoje',
  first: 'Primeira mensalidade',
  afterPickup: 'após a retirada',
} as const;
