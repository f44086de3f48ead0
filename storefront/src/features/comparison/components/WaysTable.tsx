import { ComparisonTable } from '@signdrive/design-system/patterns';
import type { WayCost } from '#/domain/comparison.ts';
import { formatMoney, formatPercent } from '#/shared/format.ts';
import { comparisonCopy, wayCopy } from '../comparison.copy.ts';
import type { ComparisonView } from '../comparison.view.ts';

type Amount = (way: WayCost) => number;

const amountOrNone = (amountInCents: number) =>
  amountInCents === 0 ? comparisonCopy.none : formatMoney(amountInCents);
const minus = '\u2212';

export interface WaysTableProps extends Pick<ComparisonView, 'comparison' | 'ways'> {
  /** Name of the table. */
  label: string;
}

/** Every way line by line, from the money paid to the net cost. */
export function WaysTable({ comparison, ways, label }: WaysTableProps) {
  const { months, resalePercent, isMaintenanceUnknown } = comparison;
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
  return (
    <ComparisonTable
      label={label}
      rowHeading={comparisonCopy.rowHeading(months)}
      columns={ways.map(({ way }) => ({ key: way, label: wayCopy[way], isOwn: way === 'subscription' }))}
      rows={[
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
      ]}
    />
  );
}
