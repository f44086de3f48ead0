import { FoldingSection, Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { useSelector } from 'react-redux';
import type { ComparedVersion } from '#/domain/comparison/comparison-tables.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { OptionsComparison } from '../components/OptionsComparison.tsx';
import { comparisonCopy } from '../comparison.copy.ts';
import { selectTables } from '../comparison.slice.ts';
import { comparisonViewOf } from '../comparison.view.ts';

export interface ComparisonOfPlanProps {
  /** Undefined while it is loading. */
  car?: ComparedVersion;
  /** The last simulated plans; undefined before there are any. */
  plans?: readonly Plan[] | undefined;
  /** Public price, used if no financing has it. */
  carValueInCents?: number | undefined;
  /** The visitor's own yearly readjustment. */
  readjustmentPercent?: number | undefined;
  /** New plans are loading. */
  isPending: boolean;
}

/** The chosen plan compared with buying the same car, over the same months (spec §9, Comparative calculator). */
export function ComparisonOfPlan({ car, plans, isPending, ...known }: ComparisonOfPlanProps) {
  const tables = dataOf(useSelector(selectTables));
  const view = car && plans && comparisonViewOf({ car, plans, tables, ...known });
  return (
    <FoldingSection id="comparar" title={comparisonCopy.title} lead={comparisonCopy.lead}>
      {view && (
        <OptionsComparison
          view={view}
          tableLabel={comparisonCopy.table}
          other={isPending ? comparisonCopy.updating : view.verdict.other}
        />
      )}
      {!view && isPending && <Awaited />}
      {!view && !isPending && (
        <Notice tone="warning" title={comparisonCopy.failedTitle}>
          {comparisonCopy.failedText}
        </Notice>
      )}
    </FoldingSection>
  );
}

function Awaited() {
  return (
    <SkeletonGroup label={comparisonCopy.pending}>
      <Skeleton lines={10} />
    </SkeletonGroup>
  );
}
