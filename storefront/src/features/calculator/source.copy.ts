import { formatMonthlyKm, formatMonths, formatPercent } from '#/shared/text/format.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import type { DefaultSource } from '#/domain/calculator/calculator.ts';
import type { FigureName } from '#/domain/calculator/calculator-inputs.ts';
import { defaultResalePercent, porscheDepreciationPercent } from '#/domain/comparison/comparison-costs.ts';

/** The source of a default as text. */
export const sourceCopy = {
  assumptions: 'De onde vêm os números',
  assumptionsLead: 'Cada número tem uma origem, e pode ser trocado pelo seu.',

  setByYou: 'Número seu.',
  insteadOf: (value: string) => `O valor sugerido é ${value}.`,
  offer: (isSameTerm: boolean, months: number, km: string) =>
    isSameTerm
      ? `Preço da oferta em ${formatMonths(months)}, ${km}`
      : `A oferta não tem este prazo: usamos o preço de ${formatMonths(months)}, ${km}`,
  publicPrice: 'Preço público, informado agora pelo serviço de veículos',
  simulated: (isSameTerm: boolean, months: number) =>
    isSameTerm
      ? 'Juros, tarifas e impostos juntos, simulados agora pelo serviço de veículos'
      : `Juros, tarifas e impostos juntos, da simulação de ${formatMonths(months)}: não há uma neste prazo`,
  listed: 'Juros, tarifas e impostos juntos, como a lista de ofertas informa',
  depreciation: (percent: number, source: string) =>
    `A versão perde ${formatPercent(percent)} do preço por ano, em média. Fonte: ${source}`,
  porsche: (percent: number) => `Um Porsche perde ${formatPercent(percent)} do preço por ano nesta conta`,
  general: (percent: number) =>
    `Percentual geral de ${formatPercent(percent)}: não há tabela de depreciação desta versão`,
  maintenanceTable: (years: number, source: string) => `Tabela da marca, ${yearsOf(years)}. Fonte: ${source}`,
  legalText: (years: number) => `“Revisões Planejadas” do texto da oferta, ${yearsOf(years)}`,
  tableService: 'serviço de veículos',
  unknown: {
    monthlyInCents: 'Este carro não tem oferta aqui: digite a mensalidade da sua proposta',
    carValueInCents: 'Não há preço informado: digite o da sua proposta',
    cetPercent: 'Não há simulação: digite o CET da sua proposta',
    maintenanceInCents: 'Não há preço publicado para este carro: as revisões ficam fora da conta, a favor da compra',
  },
  fixed: {
    months: 'Vale para os três caminhos',
    downPaymentPercent: 'A entrada da simulação convencional. Percentual do valor do carro',
    readjustmentPercent: `Na mensalidade, do 13º mês em diante. ${readjustmentCopy.source}`,
    balloonPercent: 'Estimativa nossa. Percentual do valor do carro, pago com a última parcela',
    insurancePercent:
      'Estimativa nossa, sobre o valor do carro; a sua cotação pode ser outra. Ano iniciado conta como completo',
    propertyTaxPercent:
      'Sobre o valor do carro; o percentual muda de um estado para outro. Ano iniciado conta como completo',
    registrationFeeInCents: 'Pago uma vez, na compra. Estimativa nossa; a taxa é de cada estado',
    licenceFeeInCents: 'Pago a cada ano iniciado. Estimativa nossa; a taxa é de cada estado',
    yieldPercent:
      'Sobre o que se paga de uma vez, composto por ano e antes de imposto. Aparece na tabela, mas não entra no custo',
  },
} as const;

const yearsOf = (years: number): string =>
  years === 1 ? 'um ano completo' : years === 0 ? 'menos de um ano completo' : `${years} anos completos`;

export interface SourceFacts {
  months: number;
  tableSource: string | undefined;
}

export function sourceText(name: FigureName, source: DefaultSource, { months, tableSource }: SourceFacts): string {
  const tables = tableSource ?? sourceCopy.tableService;
  switch (source.kind) {
    case 'offer':
      return sourceCopy.offer(
        source.deadlineInMonths === months,
        source.deadlineInMonths,
        formatMonthlyKm(source.monthlyKm),
      );
    case 'public-price':
      return sourceCopy.publicPrice;
    case 'simulated':
      return sourceCopy.simulated(source.deadlineInMonths === months, source.deadlineInMonths);
    case 'listed':
      return sourceCopy.listed;
    case 'depreciation':
      return sourceCopy.depreciation(source.percentAYear, tables);
    case 'porsche':
      return sourceCopy.porsche(porscheDepreciationPercent);
    case 'general':
      return sourceCopy.general(defaultResalePercent);
    case 'maintenance-table':
      return sourceCopy.maintenanceTable(source.years, tables);
    case 'legal-text':
      return sourceCopy.legalText(source.years);
    case 'rule':
    case 'ours':
      return fixedSource(name);
    case 'unknown':
      return unknownSource(name);
  }
}

const fixed: Partial<Record<FigureName, string>> = sourceCopy.fixed;
const unknown: Partial<Record<FigureName, string>> = sourceCopy.unknown;
const fixedSource = (name: FigureName) => fixed[name] ?? '';
const unknownSource = (name: FigureName) => unknown[name] ?? '';
