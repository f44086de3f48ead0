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
  /** Label of its column and of its bar. */
  label: string;
}

export interface PlanComparisonProps {
  /** Two or three alternatives, the offered one first. */
  plans: ReadonlyArray<ComparedPlan>;
  /** Key of the cheapest plan: its column and its bar are marked. Omit it if several are cheapest. */
  cheapestKey?: string | undefined;
  /** Mark of the cheapest plan. @default 'mais barato' */
  cheapestLabel?: string;
  /** The conclusion, before any figure. */
  verdict: VerdictProps;
  /** Labels of the bars. */
  chart: Pick<CostBarsProps, 'label' | 'spentLabel' | 'returnedLabel'>;
  /** The same costs line by line: one value per plan, in their order. */
  table: Pick<ComparisonTableProps, 'label' | 'rowHeading' | 'rows'>;
  /** Assumptions of the calculation, each with its source. */
  assumptions?: { title: string; facts: readonly SourcedFact[] };
  /** Title of the comparison, if no heading has it. */
  caption?: ReactNode;
  /** `brief`: one column with a collapsed table. @default 'whole' */
  look?: 'whole' | 'brief';
  /** Label of the control that opens the collapsed table. @default 'Ver a conta linha por linha' */
  unfoldLabel?: string;
  /** Level of the assumptions' heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Compares ways to pay for the same product: conclusion, bars, table and assumptions. See PlanComparison.spec.md. */
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
    label: <Name name={plan.label} mark={plan.key === cheapestKey ? (cheapestLabel ?? words.cheapest) : undefined} />,
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

/* The badge wraps below the name, and is above it in a column header: a long name may wrap. */
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
