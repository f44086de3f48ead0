import { PlanComparison } from '@signdrive/design-system/patterns';
import type { OptionCost } from '#/domain/comparison/comparison.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
import { comparisonCopy, optionCopy } from '../comparison.copy.ts';
import type { ComparisonView } from '../comparison.view.ts';

export interface OptionsComparisonProps {
  view: ComparisonView;
  /** Accessible name of the table. */
  tableLabel: string;
  /** Content beside the verdict; optional. */
  other?: string;
  /** With it, the comparison is short: collapsed table, no assumptions. */
  caption?: string;
}

/** Every option with its net cost as a bar, its resale hatched, and line by line from the payments to the net cost. */
export function OptionsComparison({ view, tableLabel, other, caption }: OptionsComparisonProps) {
  const { comparison, options, verdict, assumptions } = view;
  return (
    <PlanComparison
      plans={options.map(({ option, netInCents, resaleInCents }) => ({
        key: option,
        label: optionCopy[option],
        value: formatRoundMoney(netInCents),
        spent: netInCents,
        returned: resaleInCents,
        isOwn: option === 'subscription',
      }))}
      cheapestKey={verdict.cheapest}
      verdict={{ statement: verdict.statement, tone: verdict.isAgainst ? 'against' : 'for', children: other }}
      chart={{
        label: comparisonCopy.chart(comparison.months),
        spentLabel: comparisonCopy.spent,
        returnedLabel: comparisonCopy.returned,
      }}
      table={{ label: tableLabel, rowHeading: comparisonCopy.rowHeading(comparison.months), rows: rowsOf(view) }}
      {...(caption === undefined
        ? { assumptions: { title: comparisonCopy.assumptions, facts: assumptions } }
        : { look: 'brief', caption, unfoldLabel: comparisonCopy.seeTable })}
    />
  );
}

type Amount = (option: OptionCost) => number;

const amountOrNone = (amountInCents: number) =>
  amountInCents === 0 ? comparisonCopy.none : formatMoney(amountInCents);
const minus = '\u2212';

function rowsOf({ comparison, options }: ComparisonView) {
  const { resalePercent, isMaintenanceUnknown } = comparison;
  const row = (key: string, name: string, amount: Amount) => ({
    key,
    label: name,
    values: options.map((option) => amountOrNone(amount(option))),
  });
  const upkeep = (key: string, name: string, amount: Amount, isUnknown = false) => ({
    key,
    label: name,
    values: options.map((option) => {
      if (option.option === 'subscription') return comparisonCopy.included;
      return isUnknown ? comparisonCopy.unknown : formatMoney(amount(option));
    }),
  });
  const hasBalloon = options.some(({ balloonInCents }) => balloonInCents > 0);
  return [
    row('upFront', comparisonCopy.upFront, (option) => option.upFrontInCents),
    row('installments', comparisonCopy.installments, (option) => option.installmentsInCents),
    ...(hasBalloon ? [row('balloon', comparisonCopy.balloon, (option) => option.balloonInCents)] : []),
    upkeep('documentation', comparisonCopy.documentation, (option) => option.documentationInCents),
    upkeep('insurance', comparisonCopy.insurance, (option) => option.insuranceInCents),
    upkeep('maintenance', comparisonCopy.maintenance, (option) => option.maintenanceInCents, isMaintenanceUnknown),
    { ...row('total', comparisonCopy.total, (option) => option.totalInCents), isTotal: true },
    row('monthly', comparisonCopy.monthly, (option) => option.monthlyInCents),
    {
      key: 'resale',
      label: comparisonCopy.resale(formatPercent(resalePercent)),
      values: options.map(({ resaleInCents }) =>
        resaleInCents === 0 ? comparisonCopy.none : minus + formatMoney(resaleInCents),
      ),
    },
    { ...row('net', comparisonCopy.net, (option) => option.netInCents), isTotal: true },
    row('lostYield', comparisonCopy.lostYield, (option) => option.lostYieldInCents),
  ];
}
