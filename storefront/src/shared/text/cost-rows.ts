/** The lines of a table that compares the costs of the three ways to a car. */
import { optionsOf, type Comparison, type OptionCost } from '#/domain/comparison/comparison.ts';
import { formatMoney } from './format.ts';

const minus = '\u2212';

/** An amount that may be negative. */
export const signedMoney = (amountInCents: number): string =>
  amountInCents < 0 ? minus + formatMoney(-amountInCents) : formatMoney(amountInCents);

export interface CostLabels {
  resale: string;
  net: string;
  /** Without it there is no such line. */
  netMonthly?: string;
}

/** The costs of every option line by line, from the payments to the net cost. */
export function costRows(comparison: Comparison, labels: CostLabels) {
  const options = optionsOf(comparison);
  const row = (key: string, label: string, amount: (option: OptionCost) => number, isTotal = false) => ({
    key,
    label,
    isTotal,
    values: options.map((option) => (amount(option) === 0 ? '—' : signedMoney(amount(option)))),
  });
  const upkeep = (key: string, label: string, amount: (option: OptionCost) => number, isUnknown = false) => ({
    key,
    label,
    values: options.map((option) => {
      if (option.option === 'subscription') return 'incluído';
      return isUnknown ? 'sem dado' : formatMoney(amount(option));
    }),
  });
  const { months, isMaintenanceUnknown } = comparison;
  const hasBalloon = options.some(({ balloonInCents }) => balloonInCents > 0);
  return [
    row('upFront', 'Valor do carro ou entrada', (option) => option.upFrontInCents),
    row('installments', 'Mensalidades ou parcelas', (option) => option.installmentsInCents),
    ...(hasBalloon ? [row('balloon', 'Parcela final', (option) => option.balloonInCents)] : []),
    upkeep('documentation', 'Documentação e IPVA', (option) => option.documentationInCents),
    upkeep('insurance', 'Seguro', (option) => option.insuranceInCents),
    upkeep('maintenance', 'Revisões planejadas', (option) => option.maintenanceInCents, isMaintenanceUnknown),
    row('total', 'Total pago', (option) => option.totalInCents, true),
    row('monthly', 'Total por mês', (option) => option.monthlyInCents),
    row('resale', labels.resale, (option) => -option.resaleInCents),
    row('net', labels.net, (option) => option.netInCents, true),
    ...(labels.netMonthly === undefined
      ? []
      : [row('netMonthly', labels.netMonthly, (option) => Math.round(option.netInCents / months))]),
    row('lostYield', 'Rendimento que você deixaria de ganhar', (option) => option.lostYieldInCents),
  ];
}
