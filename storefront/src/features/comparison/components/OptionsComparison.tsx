import { PlanComparison } from '@signdrive/design-system/patterns';
import { optionsOf } from '#/domain/comparison/comparison.ts';
import { costRows } from '#/shared/text/cost-rows.ts';
import { formatPercent, formatRoundMoney } from '#/shared/text/format.ts';
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
  const { comparison, verdict, assumptions } = view;
  const labels = { resale: comparisonCopy.resale(formatPercent(comparison.resalePercent)), net: comparisonCopy.net };
  return (
    <PlanComparison
      plans={optionsOf(comparison).map(({ option, netInCents, resaleInCents }) => ({
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
      table={{
        label: tableLabel,
        rowHeading: comparisonCopy.rowHeading(comparison.months),
        rows: costRows(comparison, labels),
      }}
      {...(caption === undefined
        ? { assumptions: { title: comparisonCopy.assumptions, facts: assumptions } }
        : { look: 'brief', caption, unfoldLabel: comparisonCopy.seeTable })}
    />
  );
}
