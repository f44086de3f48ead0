import { memo, useDeferredValue } from 'react';
import { Page, Section } from '@signdrive/design-system/layout';
import { ComparisonTable, SectionHead, SplitLayout } from '@signdrive/design-system/patterns';
import { optionsOf } from '#/domain/comparison/comparison.ts';
import { useCalculationView, type CalculationView } from '../calculator-context.ts';
import { detailsCopy } from '../details.copy.ts';
import { overTimeOf, overTimeRows } from '../details.view.ts';
import { costRows } from '#/shared/text/cost-rows.ts';
import { ChartPlace } from './ChartPlace.tsx';
import { OptionName } from './Result.tsx';

/** The cost over time, and the calculation line by line. While a slider moves, the field and the result come first. */
export function Details() {
  return <Tables view={useDeferredValue(useCalculationView())} />;
}

const Tables = memo(function Tables({ view: { calculation, figures } }: { view: CalculationView }) {
  if (!calculation) return null;
  const overTime = overTimeOf(calculation, figures);
  const { comparison, cheapest } = calculation;
  const columns = optionsOf(comparison).map(({ option }) => ({
    key: option,
    label: <OptionName option={option} isCheapest={option === cheapest} />,
    isOwn: option === 'subscription',
  }));
  return (
    <>
      <Section>
        <Page>
          <SectionHead title={detailsCopy.chart} lead={detailsCopy.chartLead} />
          <SplitLayout
            columns="aside-main"
            start={<ChartPlace overTime={overTime} />}
            end={
              <ComparisonTable
                label={detailsCopy.chartTable}
                rowHeading={detailsCopy.chartStep}
                columns={columns}
                rows={overTimeRows(overTime)}
              />
            }
          />
        </Page>
      </Section>
      <Section>
        <Page>
          <SectionHead title={detailsCopy.table} end={null} />
          <ComparisonTable
            label={detailsCopy.table}
            rowHeading={detailsCopy.rowHeading(comparison.months)}
            columns={columns}
            rows={costRows(comparison, detailsCopy)}
          />
        </Page>
      </Section>
    </>
  );
});
