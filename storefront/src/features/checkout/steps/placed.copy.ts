import type { PaymentKind } from '#/domain/order/order-request.ts';
import { checkoutCopy } from '../checkout.copy.ts';

export const placedCopy = {
  title: checkoutCopy.placed,
  lead: (orderId: string) =>
    `${checkoutCopy.placedNumber(orderId)} Agora analisamos os documentos; você não precisa fazer nada por enquanto.`,
  follow: checkoutCopy.follow,
  another: (carName: string) => `Continuar com ${carName}`,
  burn: {
    pending: 'Estamos confirmando o uso do seu cupom.',
    burned: 'O cupom foi usado neste pedido.',
    failed:
      'O pedido está registrado, mas ainda não conseguimos confirmar o uso do cupom. Tentaremos de novo automaticamente na sua próxima visita.',
    refused: 'O pedido está registrado, mas o cupom não foi aceito. Fale com a gente antes de assinar o contrato.',
  },
  burnAgain: 'Tentar de novo agora',
  burning: 'Confirmando cupom',
  pickup: 'Retirada',
  map: 'Ver no mapa',
  payment: 'Pagamento',
  paymentOf: {
    card: (endDigits: string | undefined) =>
      endDigits === undefined ? 'Cartão de crédito' : `Cartão de crédito, final ${endDigits}`,
    boleto: () => 'Boleto',
  } satisfies Record<PaymentKind, (endDigits: string | undefined) => string>,
  nothingCharged: 'Nada foi cobrado hoje.',
  emails: 'Avisos por e-mail',
  emailsText: {
    card: 'Os avisos de cada passo e o link do contrato vão para',
    boleto: 'Os avisos de cada passo, o link do contrato e os boletos vão para',
  } satisfies Record<PaymentKind, string>,
  documents: 'Documentos recebidos',
} as const;

export const nextStepsCopy = {
  title: 'O que acontece agora',
  condition: 'As datas valem se os documentos e o crédito forem aprovados na primeira análise.',
  by: (day: string) => `Até ${day}`,
  received: 'Pedido registrado',
  documents: 'Conferência dos documentos',
  documentsNote: 'Se um deles precisar ser trocado, você vê qual e por quê em “Minha conta”.',
  contract: 'Contrato para assinar',
  contractNote: 'Com o crédito aprovado, o link chega por e-mail.',
  signing: (days: number) => ` Você tem ${days === 1 ? '1 dia' : `${days} dias`} para assinar.`,
  pickup: 'Retirada do carro',
  deliveryText: (text: string) => `Prazo da oferta, contado a partir do pedido: ${text.replace(/\.$/, '')}. `,
  pickupNote: 'Depois da aprovação, a data aparece no seu pedido.',
  payment: 'Primeira mensalidade',
  afterPickup: 'Depois da retirada',
  /** Spec §9, user-facing notes. */
  paymentNote: {
    card: 'Cobrada no cartão alguns dias depois da retirada e, a partir daí, automaticamente todo mês.',
    boleto: 'O boleto é enviado todo mês por e-mail. A compensação leva até 3 dias úteis.',
  } satisfies Record<PaymentKind, string>,
  calendar: 'Salvar datas no calendário',
  calendarSaved: 'Arquivo do calendário baixado.',
  calendarFile: (orderId: string) => `pedido-${orderId}.ics`,
  calendarContract: (carName: string) => `${carName}: contrato para assinar`,
  calendarPickup: (carName: string) => `${carName}: prazo da oferta para a retirada`,
  calendarText: (orderId: string) => `Pedido ${orderId}.`,
} as const;
