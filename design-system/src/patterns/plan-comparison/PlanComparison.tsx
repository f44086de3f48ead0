import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Accordion, AccordionItem } from '../../components/accordion/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { ComparisonTable, type ComparisonTableProps } from '../comparison-table/ComparisonTable.tsx';
import { CostBars, type CostBar, type CostBarsProps } from '../cost-bars/CostBars.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SourcedList, type SourcedFact } from '../sourced-list/SourcedList.tsx';
import { SplitLayout } from '../split-layout/SplitLayout.tsx';
import { Verdict, type VerdictProps } from '../verdict/Verdict.tsx';
import { words as own } from './words.ts';

export interface ComparedPlan extends Omit<CostBar, 'label'> {
  /** Heads its column and its bar. */
  label: string;
}

export interface PlanComparisonProps {
  /** Two or three ways to the same thing, the offered one first. */
  plans: ReadonlyArray<ComparedPlan>;
  /** Key of the plan that costs least: its column and its bar say so. Left out where none is cheaper than the others. */
  cheapestKey?: string | undefined;
  /** Words on the column and bar of the cheapest plan. @default 'mais barato' */
  cheapestLabel?: string;
  /** The answer, before any figure. */
  verdict: VerdictProps;
  /** What the bars show. */
  chart: Pick<CostBarsProps, 'label' | 'spentLabel' | 'returnedLabel'>;
  /** The same costs line by line: one value per plan, in their order. */
  table: Pick<ComparisonTableProps, 'label' | 'rowHeading' | 'rows'>;
  /** What the figures take for granted, with where each comes from. */
  assumptions?: { title: string; facts: readonly SourcedFact[] };
  /** What is compared, where no heading says it. */
  caption?: ReactNode;
  /** `brief`: one column, the table folded away. @default 'whole' */
  look?: 'whole' | 'brief';
  /** Opens the folded table. @default 'Ver a conta linha por linha' */
  unfoldLabel?: string;
  /** Level of the assumptions' title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Ways to pay for the same thing: the answer, bars, the table behind them, and what they assume. See PlanComparison.spec.md. */
export function PlanComparison({
  plans,
  cheapestKey,
  cheapestLabel,
  verdict,
  chart,
  table,
  assumptions,
  caption,
  look = 'whole',
  unfoldLabel,
  headingLevel = 3,
}: PlanComparisonProps) {
  const words = useMessages('planComparison', own);
  const named = plans.map((plan) => ({
    ...plan,
    label: <Name name={plan.label} {...(plan.key === cheapestKey && { mark: cheapestLabel ?? words.cheapest })} />,
  }));
  const answer = <Verdict {...verdict} />;
  const captionText = caption !== undefined && (
    <Text look="small" tone="muted">
      {caption}
    </Text>
  );
  const bars = <CostBars {...chart} bars={named} />;
  const lines = (
    <ComparisonTable {...table} columns={named.map(({ key, label, isOwn = false }) => ({ key, label, isOwn }))} />
  );
  const basis = assumptions && (
    <Panel look="outline">
      <Stack gap={5}>
        <Heading level={headingLevel} look="subtitle">
          {assumptions.title}
        </Heading>
        <SourcedList facts={assumptions.facts} />
      </Stack>
    </Panel>
  );

  if (look === 'brief') {
    return (
      <Stack gap={5}>
        {answer}
        {captionText}
        {bars}
        <Accordion>
          <AccordionItem title={unfoldLabel ?? words.unfold}>{lines}</AccordionItem>
        </Accordion>
        {basis}
      </Stack>
    );
  }
  return (
    <Stack gap={7}>
      <SplitLayout
        columns="even"
        start={
          <Stack>
            {answer}
            {captionText}
          </Stack>
        }
        end={bars}
      />
      {lines}
      {basis}
    </Stack>
  );
}

function Name({ name, mark }: { name: string; mark?: string }) {
  return (
    <Marked>
      {name}
      {mark !== undefined && ' '}
      {mark !== undefined && <Badge tone="success">{mark}</Badge>}
    </Marked>
  );
}

/* The badge goes under the name where there is no room beside it, and above it in a column's head: a long name breaks. */
const Marked = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  th > & {
    flex-direction: column-reverse;
    align-items: flex-end;
    max-width: 9rem;
    white-space: normal;
  }
`;
