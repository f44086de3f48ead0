import type { FigureName, FinancingKind } from '#/domain/calculator/calculator-inputs.ts';
import type { ComparedBrand } from '#/domain/comparison/comparison-tables.ts';
import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import type { InstalmentYear, Readjustment } from '#/domain/comparison/readjustment.ts';
import { formatInstallments, formatList, formatMoney, formatMonths } from '#/shared/text/format.ts';
import { readjustmentWords } from '#/shared/text/readjusted-total.ts';

/** The options as headings of columns, bars and lines. */
export const optionName = {
  subscription: 'Assinatura',
  cash: 'À vista',
  financing: 'Financiamento',
} as const satisfies Record<ComparedOption, string>;

/** The options as verbs, for sentences. */
export const optionVerb = {
  subscription: 'assinar',
  cash: 'comprar à vista',
  financing: 'financiar',
} as const satisfies Record<ComparedOption, string>;

/** Capitalises the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const brandName = {
  volkswagen: 'Volkswagen',
  audi: 'Audi',
  ducati: 'Ducati',
  porsche: 'Porsche',
} as const satisfies Record<ComparedBrand, string>;

export const figureLabel = {
  months: 'Prazo',
  monthlyInCents: 'Mensalidade da assinatura',
  carValueInCents: 'Valor do carro',
  downPaymentPercent: 'Entrada',
  cetPercent: 'CET ao ano',
  balloonPercent: 'Parcela final',
  readjustmentPercent: 'Reajuste por ano (IPCA)',
  resalePercent: 'Valor de revenda no fim',
  insurancePercent: 'Seguro por ano',
  propertyTaxPercent: 'IPVA por ano',
  registrationFeeInCents: 'Registro e emplacamento',
  licenceFeeInCents: 'Licenciamento por ano',
  maintenanceInCents: 'Revisões planejadas no prazo',
  yieldPercent: 'Rendimento do dinheiro ao ano',
} as const satisfies Record<FigureName, string>;

export const kindCopy = {
  convencional: 'Parcelas iguais',
  balao: 'Com parcela final (balão)',
  unique: 'Unique: parcela final com recompra garantida',
} as const satisfies Record<FinancingKind, string>;

const sumOf = (years: readonly InstalmentYear[]): number => years.reduce((sum, { months }) => sum + months, 0);

export const calculatorCopy = {
  title: 'Assinar, financiar ou comprar à vista?',
  lead: 'O mesmo carro e os mesmos meses, por três caminhos. A conta diz qual custa menos, mesmo quando não é assinar.',
  resultOf: (car: string, months: number) => `${car}, ${formatMonths(months)}`,
  ownCar: 'O seu carro',
  loading: 'Buscando o preço do carro',
  cheapest: (option: ComparedOption, difference: string, second: ComparedOption) =>
    `${capital(optionVerb[option])} é o mais barato: ${difference} a menos que ${optionVerb[second]}.`,
  same: (option: ComparedOption, other: ComparedOption, dearest: ComparedOption | undefined) =>
    `${capital(optionVerb[option])} e ${optionVerb[other]} custam o mesmo${dearest ? `, e menos que ${optionVerb[dearest]}` : ''}.`,
  announced: (statement: string, costs: readonly { key: ComparedOption; value: string }[]) =>
    `${statement} ${formatList(costs.map(({ key, value }) => `${optionName[key]} ${value}`))}.`,
  why: 'Por quê',
  whySubscription: (years: readonly InstalmentYear[], readjustment: Readjustment | undefined) => {
    const instalments = readjustment
      ? years.map(({ months, monthlyInCents }, year) =>
          year === 0
            ? `${formatInstallments(months)} de ${formatMoney(monthlyInCents)}`
            : `${months} de ${formatMoney(monthlyInCents)}`,
        )
      : [`${formatInstallments(sumOf(years))} de ${formatMoney(years[0]?.monthlyInCents ?? 0)}`];
    const assumed = readjustment ? `, com ${readjustmentWords(readjustment)}` : '';
    return `Assinar: ${formatList(instalments)}${assumed}. Seguro, documentos e revisões estão incluídos.`;
  },
  whyCash: (loss: string, upkeep: string) => `À vista: o carro perde ${loss} de valor e custa ${upkeep} para manter.`,
  whyFinancing: (loss: string, upkeep: string, interest: string | undefined) =>
    interest === undefined
      ? `Financiar: o carro perde ${loss} de valor e custa ${upkeep} para manter, sem juros.`
      : `Financiar: o carro perde ${loss} de valor, custa ${upkeep} para manter e ${interest} de juros, tarifas e impostos.`,
  turnedByYield: (option: ComparedOption, percent: string) =>
    `Contando também o que o dinheiro pago de uma vez renderia a ${percent} ao ano, o mais barato passa a ser ${optionVerb[option]}.`,
  noFinancing: 'O financiamento está fora da conta: falta o CET. Você pode digitar o da sua proposta.',
  maintenanceUnknown: 'Não há preço publicado das revisões deste carro: elas ficam fora da conta, a favor da compra.',
  bars: (months: number) => `Custo em ${formatMonths(months)}`,
  spent: 'custo, já descontada a revenda',
  returned: 'volta na revenda',
  cheapestMark: 'mais barato',

  numbers: 'Os seus números',
  car: 'Carro',
  kind: 'Como financiar',
  seeResult: 'Ver o resultado',
  startOver: 'Desfazer todas as mudanças',
  print: 'Imprimir',
  printing: 'Preparando',
  openWhole: 'Abrir esta conta em outra página',
  keep: 'Salve ou compartilhe este link para voltar a esta conta. Ela também pode ser impressa.',
  seeOffer: (name: string) => `Ver a oferta: ${name}`,
  reset: (value: string) => `Voltar para ${value}`,
  resetEmpty: 'Voltar ao que era',
  none: 'sem dado',
  range: (from: string, to: string) => `Digite de ${from} a ${to}.`,
  months: (from: number, to: number) => `Digite meses inteiros, de ${from} a ${to}.`,
} as const;
