import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { ReviewedPart } from '../checkout.state.ts';

/** Texts of every step's form. They are in the chunk of the steps, which the first load does without. */
export const formCopy = {
  saving: 'Salvando',
  unsaved: 'Há mudanças que ainda não foram salvas. Continue para salvá-las.',
  saveFailed: 'Seus dados não foram salvos',
  saveFailedText: 'O que você digitou continua aqui. Tente de novo em instantes.',
  saveUnknown: 'Ainda não sabemos se seus dados foram salvos',
  saveUnknownText:
    'O que você digitou continua aqui. Tente de novo em instantes: conferimos antes de enviar outra vez.',
} as const;

export const loginCopy = {
  enter: 'Entrar',
  register: 'Criar minha conta',
  text: 'O plano que você montou está salvo neste link e continua aqui depois do login.',
  registerText: 'Ainda não tem conta? O cadastro leva dois minutos e é confirmado por e-mail.',
  companyText: 'É uma empresa? Cadastre o CNPJ, e nossa equipe de frotas entra em contato.',
} as const;

export const personalCopy = {
  sections: { person: 'Dados pessoais', licence: 'Carteira de habilitação (CNH)', job: 'Trabalho e renda' },
  submit: 'Continuar para endereço',
} as const;

export const addressCopy = { section: 'Endereço', submit: 'Continuar para documentos' } as const;

export const documentCopy = {
  limits: 'PDF, JPG ou PNG, até 10 MB cada. Fotos grandes são reduzidas no seu aparelho antes do envio.',
  tiles: {
    cnh: {
      label: 'CNH, frente',
      description: 'Dentro da validade',
      requirements: ['Aberta e fora do plástico', 'Todos os dados legíveis'],
    },
    cnhBack: {
      label: 'CNH, verso',
      description: 'Assinatura legível',
      requirements: ['Aberta e fora do plástico', 'Os quatro cantos à mostra'],
    },
    addressProof: {
      label: 'Comprovante de endereço',
      description: 'Dos últimos 90 dias, no seu nome',
      requirements: ['Conta de luz, água, gás ou internet', 'Fatura de cartão ou extrato bancário'],
    },
    incomeProof: {
      label: 'Comprovante de renda',
      description: 'Um destes documentos',
      requirements: [
        'Holerite dos últimos 3 meses',
        'Declaração do imposto de renda com recibo',
        'Extrato bancário dos últimos 3 meses',
      ],
    },
    spouseProof: {
      label: 'Comprovante de renda do cônjuge',
      description: 'Um destes documentos, no nome dele ou dela',
      requirements: ['Holerite dos últimos 3 meses', 'Declaração do imposto de renda com recibo'],
    },
  } satisfies Record<DocumentKind, { label: string; description: string; requirements: readonly string[] }>,
  waiting: 'na fila',
  closable: 'Pode fechar esta página',
  closableText: 'Cada arquivo enviado fica guardado. Para terminar em outro aparelho, entre com a mesma conta.',
  missing: (names: readonly string[]) =>
    `${names.length === 1 ? 'Falta 1 documento' : `Faltam ${names.length} documentos`}: ${names.join('; ')}.`,
  submit: 'Continuar para retirada',
} as const;

export const pickupCopy = {
  state: 'Estado',
  city: 'Cidade',
  allCities: 'Todas as cidades',
  choose: 'Escolha o estado',
  where: 'Região',
  dealers: 'Concessionárias',
  loading: 'Procurando concessionárias',
  found: (count: number) => (count === 1 ? '1 concessionária encontrada.' : `${count} concessionárias encontradas.`),
  none: 'Não há concessionária aqui',
  noneText: 'Escolha outra cidade ou outro estado.',
  failed: 'Não conseguimos buscar as concessionárias',
  failedText: 'O que você preencheu está guardado. Tente de novo em instantes.',
  closed: 'A concessionária escolhida não está mais disponível',
  closedText: (name: string) => `${name} saiu da lista. O pedido ainda não foi feito: escolha outra.`,
  moved: 'A concessionária escolhida mudou',
  movedText: (name: string) =>
    `${name} tem outro nome ou endereço. O pedido ainda não foi feito: confira na lista e escolha de novo.`,
  missing: 'Escolha uma concessionária para continuar.',
  missingState: 'Escolha o estado para ver as concessionárias.',
  away: (km: string) => `a uns ${km}`,
  map: (name: string) => `Ver ${name} no mapa`,
  submit: 'Continuar para pagamento',
} as const;

export const paymentCopy = {
  missing: 'Escolha a forma de pagamento.',
  cardMissing: 'Cadastre o cartão antes de confirmar, ou escolha boleto.',
  cardUnderWay: 'O cartão ainda não foi confirmado. Veja abaixo como continuar ou escolha boleto.',
  nothingNow: 'Nada é cobrado ao confirmar. A primeira mensalidade vem depois da retirada do carro.',
  terms: {
    text: 'Ao confirmar, você aceita os Termos de Uso e as Condições Legais. Você tem 7 dias para desistir sem custo (art.\u00a049 do Código de Defesa do Consumidor).',
    terms: 'Termos de Uso',
    conditions: 'Condições Legais',
    withdrawal: 'Direito de arrependimento',
  },
  confirm: 'Confirmar pedido',
  sending: 'Enviando pedido',
  checking: 'Conferindo o pedido',
  verifying: 'Verificando o pedido',
  couponUnsettled: 'O pedido ainda não foi enviado',
  coupon: {
    typed: 'Você digitou um cupom e não o aplicou. Use “Aplicar”, ou apague o código para continuar sem o desconto.',
    checking: 'Estamos conferindo o seu cupom. Aguarde, ou remova o cupom para continuar sem o desconto.',
    unsettled: 'O cupom não foi aplicado. Use outro, tente de novo ou remova o cupom para continuar sem o desconto.',
  },
  priceChanged: 'O preço mudou',
  priceChangedText: (from: string, to: string) =>
    `A mensalidade era ${from} e agora é ${to}. O pedido ainda não foi feito: confira o resumo e confirme de novo se estiver de acordo.`,
  reviewChanged: {
    customer: {
      title: 'Seus dados mudaram',
      text: 'Seus dados foram alterados em outra página. O pedido ainda não foi feito: confira o resumo e confirme de novo.',
    },
    documents: {
      title: 'Seus documentos mudaram',
      text: 'Pelo menos um documento precisa ser enviado de novo. O pedido ainda não foi feito.',
    },
    pickup: {
      title: 'A retirada mudou',
      text: 'A concessionária escolhida fechou ou mudou. O pedido ainda não foi feito: escolha onde retirar o carro.',
    },
    coupon: {
      title: 'O cupom mudou',
      text: 'O cupom não vale mais como estava no resumo. O pedido ainda não foi feito: confira o cupom e o preço antes de confirmar de novo.',
    },
    former: {
      title: 'Seus pedidos mudaram',
      text: 'A situação dos seus pedidos mudou. O pedido ainda não foi feito: confira o resumo e confirme de novo.',
    },
  } satisfies Record<ReviewedPart, { title: string; text: string }>,
  accept: (price: string) => `Confirmar por ${price} por mês`,
} as const;

/** Outcome of the order: the three wordings (product.md, Money and orders). */
export const outcomeCopy = {
  nothingHappened: {
    title: 'O pedido não foi registrado',
    text: 'Nada foi cobrado, pode tentar de novo.',
  },
  beingChecked: {
    title: 'Estamos verificando o seu pedido',
    text: 'Estamos verificando, não refaça o pagamento. O pedido pode ter sido registrado; confira de novo em instantes.',
  },
  placed: { title: 'Pedido registrado', text: 'O pedido está registrado. Não é preciso fazer outro.' },
  /** The card was stored, and can't be charged later. */
  cardMissing: 'Cartão não cadastrado. Verifique os dados do cartão e tente novamente.',
  checkAgain: 'Verificar de novo',
  verifying: 'Verificando',
  follow: 'Ver meus pedidos',
} as const;
