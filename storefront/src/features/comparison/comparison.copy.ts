import {
  insurancePercent,
  investmentYieldPercent,
  licenceFeeInCents,
  propertyTaxPercent,
  registrationFeeInCents,
  wholeYearsOf,
} from '#/domain/comparison/comparison-costs.ts';
import type { ComparedOption, Comparison } from '#/domain/comparison/comparison.ts';
import { conventionalDownPaymentPercent, type ConventionalPlan } from '#/domain/offer/simulation.ts';
import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import { writtenValue } from '#/domain/values/text.ts';
import { formatKm, formatList, formatMoney, formatMonths, formatPercent } from '#/shared/text/format.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { readjustmentWords } from '#/shared/text/readjusted-total.ts';

/** Names of the options, as column headings. */
export const optionCopy = {
  subscription: 'Assinatura',
  cash: 'Compra à vista',
  financing: 'Financiamento',
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

export interface AssumptionCopy {
  label: string;
  value: string;
  source: string;
}

interface AssumptionFacts {
  /** Source: the depreciation table. */
  tableSource: string | undefined;
  financing: ConventionalPlan | undefined;
  /** The visitor set the rate. */
  isReadjustmentOwn: boolean;
}

/** Every assumption as text: its name, amount and source. */
export function assumptionCopy(
  comparison: Comparison,
  { tableSource, financing, isReadjustmentOwn }: AssumptionFacts,
): AssumptionCopy[] {
  const wholeYears = wholeYearsOf(comparison.months);
  return [
    readjustmentAssumption(comparison, isReadjustmentOwn),
    {
      label: 'Valor do carro',
      value: formatMoney(comparison.carValueInCents),
      source: 'Preço público, informado agora pelo serviço de veículos',
    },
    {
      label: 'Revenda no fim do prazo',
      value: `${formatPercent(comparison.resalePercent)} do valor`,
      source: comparison.isResaleGeneral
        ? 'Percentual geral: não há tabela de depreciação desta versão'
        : `Depreciação média da versão. Fonte: ${tableSource ?? 'serviço de veículos'}`,
    },
    {
      label: 'Documentação e IPVA',
      value: `${formatPercent(propertyTaxPercent)} do valor por ano`,
      source: `Mais ${formatMoney(registrationFeeInCents)} de registro e ${formatMoney(licenceFeeInCents)} de licenciamento por ano. Ano iniciado conta como completo`,
    },
    {
      label: 'Seguro',
      value: `${formatPercent(insurancePercent)} do valor por ano`,
      source: 'Estimativa nossa; a sua cotação pode ser outra. Ano iniciado conta como completo',
    },
    {
      label: 'Revisões planejadas',
      value: comparison.isMaintenanceUnknown ? 'sem dado' : formatMoney(comparison.cash.maintenanceInCents),
      source: comparison.isMaintenanceUnknown
        ? 'Não há preço publicado para este carro: ficam fora da conta, a favor da compra'
        : `As revisões de ${wholeYears === 1 ? 'um ano completo' : `${wholeYears} anos completos`}, do texto da oferta ou da tabela da marca`,
    },
    ...(financing
      ? [
          {
            label: 'Financiamento',
            value: `${formatPercent(conventionalDownPaymentPercent)} de entrada`,
            source: `${financing.interestPercentAMonth === undefined ? '' : `Juros de ${formatPercent(financing.interestPercentAMonth)} ao mês, `}CET de ${formatPercent(financing.cetPercentAYear)} ao ano, no mesmo prazo, simulado agora pelo serviço de veículos`,
          },
        ]
      : [
          {
            label: 'Financiamento',
            value: 'fora da conta',
            source: 'O serviço de veículos não simulou um financiamento no mesmo prazo',
          },
        ]),
    {
      label: 'Rendimento do dinheiro',
      value: `${formatPercent(investmentYieldPercent)} ao ano`,
      source:
        'Sobre o que se paga de uma vez, composto por ano e antes de imposto. Aparece na tabela, mas não entra no custo',
    },
  ];
}

function readjustmentAssumption(
  { readjustment, instalmentYears }: Comparison,
  isReadjustmentOwn: boolean,
): AssumptionCopy {
  const label = 'Reajuste da mensalidade';
  if (instalmentYears.length < 2)
    return { label, value: 'Não há', source: 'O prazo termina antes do primeiro reajuste' };
  if (!readjustment) return { label, value: '0% ao ano', source: 'Número seu' };
  const origin = isReadjustmentOwn ? 'Número seu' : readjustmentCopy.source;
  return {
    label,
    value: readjustmentWords(readjustment),
    source: `${readjustmentCopy.years(instalmentYears)}. ${origin}. Você pode mudar em “Quanto custa de verdade”`,
  };
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
  none: 'Nenhum carro escolhido para comparar.',
  chosen: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} escolhido. Falta o segundo carro.` : `${formatList(names)} escolhidos.`,
  full: (names: readonly string[]) => `Já são três: ${formatList(names)}. Remova um para escolher outro.`,
  compare: (count: number) => `Comparar (${count})`,
  clear: 'Limpar',
} as const;
