import { CostBars } from '@signdrive/design-system/patterns';
import { formatRoundMoney } from '#/shared/format.ts';
import { comparisonCopy, wayCopy } from '../comparison.copy.ts';
import type { ComparisonView } from '../comparison.view.ts';

/** Net cost of each way as a bar; hatched is what comes back. */
export function WaysChart({ comparison, ways }: Pick<ComparisonView, 'comparison' | 'ways'>) {
  return (
    <CostBars
      label={comparisonCopy.chart(comparison.months)}
      spentLabel={comparisonCopy.spent}
      returnedLabel={comparisonCopy.returned}
      bars={ways.map(({ way, netInCents, resaleInCents }) => ({
        key: way,
        label: wayCopy[way],
        value: formatRoundMoney(netInCents),
        spent: netInCents,
        returned: resaleInCents,
        isOwn: way === 'subscription',
      }))}
    />
  );
}
