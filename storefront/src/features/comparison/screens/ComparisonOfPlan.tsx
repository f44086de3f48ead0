import { Page, Section, Stack } from '@signdrive/design-system/layout';
import { Notice, SectionHead, SplitLayout, Verdict } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { useSelector } from 'react-redux';
import type { ComparedVersion } from '#/domain/comparison-tables.ts';
import type { Plan } from '#/domain/simulation.ts';
import { dataOf } from '#/shared/loadable.ts';
import { Assumptions } from '../components/Assumptions.tsx';
import { WaysChart } from '../components/WaysChart.tsx';
import { WaysTable } from '../components/WaysTable.tsx';
import { comparisonCopy } from '../comparison.copy.ts';
import { selectTables } from '../comparison.selectors.ts';
import { comparisonViewOf, type ComparisonView } from '../comparison.view.ts';

export interface ComparisonOfPlanProps {
  car: ComparedVersion;
  /** Plans last simulated; undefined before there are any. */
  plans: readonly Plan[] | undefined;
  /** Public price, for when no financing says it. */
  carValueInCents?: number | undefined;
  /** New plans are on their way. */
  isPending: boolean;
}

/** The chosen plan beside buying the same car, over the same months (spec §9, Comparative calculator). */
export function ComparisonOfPlan({ car, plans, carValueInCents, isPending }: ComparisonOfPlanProps) {
  const tables = dataOf(useSelector(selectTables));
  const view = plans && comparisonViewOf({ car, plans, carValueInCents, tables });
  return (
    <Section id="comparar">
      <Page>
        <SectionHead title={comparisonCopy.title} lead={comparisonCopy.lead} />
        {view && <Answer view={view} isPending={isPending} />}
        {!view && isPending && (
          <SkeletonGroup label={comparisonCopy.pending}>
            <Skeleton lines={10} />
          </SkeletonGroup>
        )}
        {!view && !isPending && (
          <Notice tone="warning" title={comparisonCopy.failedTitle}>
            {comparisonCopy.failedText}
          </Notice>
        )}
      </Page>
    </Section>
  );
}

function Answer({ view, isPending }: { view: ComparisonView; isPending: boolean }) {
  const { statement, other, isAgainst } = view.verdict;
  return (
    <Stack gap={7}>
      <SplitLayout
        columns="even"
        start={
          <Verdict statement={statement} tone={isAgainst ? 'against' : 'for'}>
            {isPending ? comparisonCopy.updating : other}
          </Verdict>
        }
        end={<WaysChart {...view} />}
      />
      <WaysTable {...view} label={comparisonCopy.table} />
      <Assumptions assumptions={view.assumptions} />
    </Stack>
  );
}
