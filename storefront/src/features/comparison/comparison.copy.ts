import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import { writtenValue } from '#/domain/values/text.ts';
import { formatKm, formatList, formatMoney, formatMonths, formatPercent } from '#/shared/text/format.ts';
import { readjustmentWords } from '#/shared/text/readjusted-total.ts';

/** Names of the options, as column headings. */
export const optionCopy = {
  subscription: 'Assinatura',
  cash: 'Compra à vista',
  financing: 'Financiamento',
} as const satisfies Record<ComparedOption, string>;

/** The options as verbs, for sentences. */
export const optionVerb = {
  subscription: 'assinar',
  cash: 'comprar à vista',
  financing: 'financiar',
} as const satisfies Record<ComparedOption, string>;

export const comparisonCopy = {
  title: 'Assinar ou comprar?',
  lead: 'O mesmo carro e os mesmos meses, por três caminhos. A conta diz também quando assinar não é o mais barato.',
  pending: 'Calculando a comparação',
  updating: 'Refazendo a conta',
  failedTitle: 'A comparação não pôde ser feita agora',
  failedText:
    'O serviço de veículos não respondeu com o preço do carro e o financiamento. O preço da assinatura acima continua valendo.',
  cheaper: (difference: string, rival: string) => `Neste cenário, assinar custa ${difference} a menos que ${rival}.`,
  dearer: (difference: string, rival: string) =>
    `Neste cenário, assinar não é o mais barato: custa ${difference} a mais que ${rival}.`,
  same: (rival: string) => `Neste cenário, assinar e ${rival} custam o mesmo.`,
  cheaperOther:
    'Em troca, o carro não fica com você. Se pretende ficar com ele por mais tempo, refaça a conta com o prazo maior.',
  dearerOther: 'Em troca, seguro, documentação e revisões não ficam por sua conta, e não há carro para vender no fim.',
  turnedByYield: (option: string, percent: string) =>
    `Contando o que o dinheiro pago de uma vez renderia aplicado a ${percent} ao ano, o mais barato passa a ser ${option}.`,
  chart: (months: number) => `Custo líquido em ${formatMonths(months)}`,
  caption: (name: string, months: number, readjustment: Readjustment | undefined) =>
    `${name} em ${formatMonths(months)}, custo líquido${readjustment ? `, com ${readjustmentWords(readjustment)}` : ''}`,
  spent: 'custo líquido no período',
  returned: 'valor que volta na revenda',
  table: 'Comparação de custos',
  tableOf: (name: string) => `Comparação de custos: ${name}`,
  rowHeading: (months: number) => `Em ${formatMonths(months)}`,
  seeTable: 'Ver a conta linha por linha',
  seeOffer: ({ name, isMale }: { name: string; isMale: boolean }) =>
    `Refazer a conta com o seu plano ${isMale ? 'do' : 'da'} ${name}`,
  resale: (percent: string) => `Valor de revenda (${percent})`,
  net: 'Custo líquido',
  assumptions: 'De onde vêm os números',
} as const;

interface AnnouncedColumn {
  offer: { name: string; model: string };
  price?: { monthlyInCents: number; deadlineInMonths: number };
}

interface AnnouncedChoice {
  readjustmentPercent?: number | undefined;
  isDifferencesOnly?: boolean | undefined;
}

export const comparedCopy = {
  /** "T-Cross e Nivus, lado a lado"; versions if it is a single car. */
  title: (offers: readonly { name: string; model: string }[]) => {
    if (offers.length < 2) return 'Compare duas ou três ofertas';
    const names = [...new Set(offers.map(({ name }) => name))];
    const columns =
      names.length > 1 ? formatList(names) : `${names[0]}: ${formatList(offers.map(({ model }) => model))}`;
    return `${columns}, lado a lado`;
  },
  /** Announced after a change: every car with its price, and what else was chosen. */
  changed: (columns: readonly AnnouncedColumn[], { readjustmentPercent, isDifferencesOnly = false }: AnnouncedChoice) =>
    [
      ...columns.map(({ offer, price }) =>
        price
          ? `${offer.name} ${offer.model}, ${formatMoney(price.monthlyInCents)} por mês em ${formatMonths(price.deadlineInMonths)}`
          : `${offer.name} ${offer.model}`,
      ),
      ...(readjustmentPercent === undefined ? [] : [`reajuste de ${formatPercent(readjustmentPercent)} ao ano`]),
      ...(isDifferencesOnly ? ['só as diferenças'] : []),
    ].join('; '),
  leadSame: (months: number, km: number) =>
    `Todos em ${formatMonths(months)}, ${formatKm(km)} por mês. Salve ou compartilhe este link para voltar à comparação.`,
  leadDiffering:
    'Cada carro no plano mais próximo que ele tem. Salve ou compartilhe este link para voltar à comparação.',
  leadEmpty: 'Preço, prazo, o que está incluído e quanto custa sair antes, lado a lado.',
  table: 'Comparação de ofertas',
  car: 'Carro',
  groups: { price: 'Preço e plano', car: 'O carro', equipment: 'Equipamentos', change: 'Trocar ou remover' },
  deadlineInMonths: 'Prazo',
  km: 'Quilômetros',
  monthlyKm: 'Km por mês',
  readjustmentPercent: 'Reajuste por ano, em %',
  onlyDifferences: 'Só as diferenças',
  update: 'Atualizar comparação',
  inAll: 'Em todos',
  total: 'Total no período',
  totalNote: (readjustment: Readjustment) => `com ${readjustmentWords(readjustment)}`,
  excessKm: 'Km excedente',
  insuranceExcess: 'Franquia do seguro',
  earlyExit: 'Saída antecipada',
  earlyExitNote: (month: number) => `no mês ${month}`,
  included: 'Incluído',
  notIncluded: 'Não incluído',
  delivery: 'Entrega',
  bodyType: 'Categoria',
  shield: 'Blindado',
  electric: 'Elétrico',
  yes: 'Sim',
  no: 'Não',
  lowest: 'menor',
  notTold: 'Não informado',
  loadingTerms: 'Carregando',
  unavailable: 'Sem disponibilidade no momento',
  noPlan: 'Preço não carregou',
  seeOffer: 'Ver oferta',
  offer: 'Oferta',
  swapLabel: (name: string) => `Trocar ${name} por`,
  swap: 'Trocar',
  removeOf: (name: string) => `Remover ${name}`,
  choose: 'Escolha o carro',
  /** Short text for narrow columns whose accessible label names the car. */
  chooseOther: 'Escolha',
  chooseFirst: 'Escolha um carro da lista.',
  addTitle: 'Adicionar um carro',
  addLabel: 'Carro',
  add: 'Adicionar',
  oneTitle: 'Falta o segundo carro',
  oneText: 'Escolha mais um para ver os dois lado a lado.',
  emptyTitle: 'Nenhuma oferta escolhida',
  emptyText: 'Escolha o primeiro carro aqui, ou use “Comparar” na lista de ofertas.',
  seeOffers: 'Ver ofertas',
  unknownTitle: (slugs: readonly string[]) =>
    `Não encontramos ${formatList(slugs.map((slug) => `“${writtenValue(slug)}”`))}`,
  unknownText: 'A lista de ofertas pode ter mudado. O resto da seleção continua aqui.',
  tooManyTitle: 'Mostramos os três primeiros',
  tooManyText: 'Cabem três carros lado a lado. Troque um deles para ver outro.',
  listFailedTitle: 'Não conseguimos carregar as ofertas.',
  listFailedText: 'O serviço de ofertas não respondeu. A sua seleção continua salva no link desta página.',
  failedTitle: 'Parte dos dados não carregou',
  failedText: 'Os detalhes que faltam aparecem como “Não informado”.',
  loading: 'Carregando as ofertas',
} as const;

export const selectionCopy = {
  region: 'Carros para comparar',
  chosen: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} escolhido. Falta o segundo carro.` : `${formatList(names)} escolhidos.`,
  full: (names: readonly string[], refused: string) =>
    `Já são três: ${formatList(names)}. Remova um para escolher ${refused}.`,
  compare: (count: number) => `Comparar (${count})`,
  clear: 'Limpar',
} as const;
