import type { ComparedOption } from '#/domain/comparison/comparison.ts';
import { formatMonths, formatWhole } from '#/shared/text/format.ts';
import { capital, optionVerb } from './calculator.copy.ts';

/** Text of the cost over time and of the calculation line by line; it loads with these parts. */
export const detailsCopy = {
  chart: 'Custo mês a mês',
  chartLead: 'Quanto cada caminho já custou, se a conta fosse fechada naquele mês.',
  chartCaption:
    'Em reais. Cada linha é o que já foi pago, menos o que o carro ainda vale e mais o que falta do financiamento. Os degraus são IPVA, licenciamento, seguro e revisões de cada ano.',
  chartAlways: (option: ComparedOption) => `${capital(optionVerb[option])} é o mais barato em todos os meses.`,
  chartFrom: (option: ComparedOption, month: number) =>
    `A partir do mês ${month}, ${optionVerb[option]} é o mais barato.`,
  chartSwitches: (option: ComparedOption, month: number) =>
    `A partir do mês ${month}, ${optionVerb[option]} é o mais barato; antes, a vantagem muda de lado com as contas do ano.`,
  chartFailed: 'O gráfico não carregou. A tabela tem os mesmos números.',
  chartTable: 'Custo acumulado, por mês',
  chartStep: 'Até o mês',
  start: 'início',
  step: (month: number) => `${month} meses`,
  level: (amountInCents: number) => (amountInCents === 0 ? '0' : `${formatWhole(amountInCents / 100_000)}\u00a0mil`),

  table: 'A conta, linha por linha',
  rowHeading: (months: number) => `Em ${formatMonths(months)}`,
  resale: 'Volta na revenda',
  net: 'Custo',
  netMonthly: 'Custo por mês',
} as const;
