import { styled } from 'styled-components';
import { Page, Section } from '@signdrive/design-system/layout';
import { ComparisonTable, SectionHead, SplitLayout } from '@signdrive/design-system/patterns';
import { waysOf } from '#/domain/calculator/calculator.ts';
import { useReckoned } from '../calculator-context.ts';
import { detailsCopy } from '../details.copy.ts';
import { linesOf, overTimeOf, overTimeRows } from '../details.view.ts';
import { ChartPlace } from './ChartPlace.tsx';
import { WayName } from './WayName.tsx';

/** The cost over time, and the calculation line by line. */
export function Details() {
  const { calculation, figures } = useReckoned();
  if (!calculation) return null;
  const overTime = overTimeOf(calculation, figures);
  const { comparison, cheapest } = calculation;
  const columns = waysOf(comparison).map(({ way }) => ({
    key: way,
    label: <WayName way={way} isCheapest={way === cheapest} />,
    isOwn: way === 'subscription',
  }));
  return (
    <>
      <Section>
        <Page>
          <SectionHead title={detailsCopy.chart} lead={detailsCopy.chartLead} />
          <Sheet>
            <SplitLayout
              columns="even"
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
          </Sheet>
        </Page>
      </Section>
      <Section>
        <Page>
          <SectionHead title={detailsCopy.table} end={null} />
          <ComparisonTable
            label={detailsCopy.table}
            rowHeading={detailsCopy.rowHeading(comparison.months)}
            columns={columns}
            rows={linesOf(calculation)}
          />
        </Page>
      </Section>
    </>
  );
}

/* Paper has room for both side by side; the layout's own width doesn't know that it is printed smaller. */
const Sheet = styled.div`
  @media print {
    > * {
      gap: var(--space-5);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Nobody came near the chart: the table beside it, which has the same figures, takes the whole sheet. */
    &:has([data-chart='awaited']) > * {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
