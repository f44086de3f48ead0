import { PlanComparison } from '@signdrive/design-system/patterns';
import type { WayCost } from '#/domain/comparison/comparison.ts';
import { formatMoney, formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
import { comparisonCopy, wayCopy } from '../comparison.copy.ts';
import type { ComparisonView } from '../comparison.view.ts';

export interface WaysComparisonProps {
  view: ComparisonView;
  /** Name of the table. */
  tableLabel: string;
  /** What speaks on the other side of the verdict; left out, the verdict stands alone. */
  other?: string;
  /** With it, the comparison is the short one: table folded, no assumptions. */
  caption?: string;
}

/** Every way with its net cost as a bar, hatched what comes back, and line by line from the money paid to the net cost. */
export function WaysComparison({ view, tableLabel, other, caption }: WaysComparisonProps) {
  const { comparison, ways, verdict, assumptions } = view;
  return (
    <PlanComparison
      plans={ways.map(({ way, netInCents, resaleInCents }) => ({
        key: way,
        label: wayCopy[way],
        value: formatRoundMoney(netInCents),
        spent: netInCents,
        returned: resaleInCents,
        isOwn: way === 'subscription',
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

type Amount = (way: WayCost) => number;

const amountOrNone = (amountInCents: number) =>
  amountInCents === 0 ? comparisonCopy.none : formatMoney(amountInCents);
const minus = '\u2212';

function rowsOf({ comparison, ways }: ComparisonView) {
  const { resalePercent, isMaintenanceUnknown } = comparison;
  const row = (key: string, name: string, amount: Amount) => ({
    key,
    label: name,
    values: ways.map((way) => amountOrNone(amount(way))),
  });
  const upkeep = (key: string, name: string, amount: Amount, isUnknown = false) => ({
    key,
    label: name,
    values: ways.map((way) => {
      if (way.way === 'subscription') return comparisonCopy.included;
      return isUnknown ? comparisonCopy.unknown : formatMoney(amount(way));
    }),
  });
  const hasBalloon = ways.some(({ balloonInCents }) => balloonInCents > 0);
  return [
    row('upFront', comparisonCopy.upFront, (way) => way.upFrontInCents),
    row('installments', comparisonCopy.installments, (way) => way.installmentsInCents),
    ...(hasBalloon ? [row('balloon', comparisonCopy.balloon, (way) => way.balloonInCents)] : []),
    upkeep('documentation', comparisonCopy.documentation, (way) => way.documentationInCents),
    upkeep('insurance', comparisonCopy.insurance, (way) => way.insuranceInCents),
    upkeep('maintenance', comparisonCopy.maintenance, (way) => way.maintenanceInCents, isMaintenanceUnknown),
    { ...row('total', comparisonCopy.total, (way) => way.totalInCents), isTotal: true },
    row('monthly', comparisonCopy.monthly, (way) => way.monthlyInCents),
    {
      key: 'resale',
      label: comparisonCopy.resale(formatPercent(resalePercent)),
      values: ways.map(({ resaleInCents }) =>
        resaleInCents === 0 ? comparisonCopy.none : minus + formatMoney(resaleInCents),
      ),
    },
    { ...row('net', comparisonCopy.net, (way) => way.netInCents), isTotal: true },
    row('lostYield', comparisonCopy.lostYield, (way) => way.lostYieldInCents),
  ];
}
