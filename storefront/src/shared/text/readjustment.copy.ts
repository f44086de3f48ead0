import { maximumReadjustmentPercent, type InstalmentYear } from '#/domain/comparison/readjustment.ts';
import { formatList, formatMoney, formatPercent } from './format.ts';

export const readjustmentCopy = {
  /** Source of the default rate. */
  source:
    'Estimativa nossa: o teto da meta de inflação do Conselho Monetário Nacional, 3% mais 1,5 ponto. O índice do contrato pode ser maior ou menor',
  /** `R$ 2.179,00 no 1º ano e R$ 2.277,06 no 2º`. */
  years: (years: readonly InstalmentYear[]) =>
    formatList(
      years.map(
        ({ monthlyInCents }, year) => `${formatMoney(monthlyInCents)} no ${year + 1}º${year === 0 ? ' ano' : ''}`,
      ),
    ),
  field: (index: string) => `Reajuste por ano, em % (${index})`,
  update: 'Refazer a conta',
  invalid: `Digite de 0% a ${formatPercent(maximumReadjustmentPercent)}.`,
} as const;
