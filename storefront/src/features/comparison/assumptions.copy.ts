import {
  insurancePercent,
  investmentYieldPercent,
  licenceFeeInCents,
  propertyTaxPercent,
  registrationFeeInCents,
  wholeYearsOf,
} from '#/domain/comparison/comparison-costs.ts';
import type { Comparison } from '#/domain/comparison/comparison.ts';
import { conventionalDownPaymentPercent, type ConventionalPlan } from '#/domain/offer/simulation.ts';
import { formatMoney, formatPercent } from '#/shared/text/format.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { readjustmentWords } from '#/shared/text/readjusted-total.ts';

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
