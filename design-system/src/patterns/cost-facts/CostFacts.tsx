import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { columnsWithRoom } from '../../layout/columns-with-room.ts';

export interface CostFact {
  label: string;
  value: ReactNode;
  /** Time and reason of the charge. */
  note?: ReactNode;
}

export interface CostFactsProps {
  /** Costs, each with its amount and reason. */
  facts: ReadonlyArray<CostFact>;
}

/** Lists every cost of a contract with its amount and its reason. */
export function CostFacts({ facts }: CostFactsProps) {
  return (
    <List>
      {facts.map(({ label, value, note }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <Value>{value}</Value>
          {note !== undefined && <Note>{note}</Note>}
        </Item>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  --_columns: 2;
  --_column-gap: var(--gap-grid);
  ${columnsWithRoom}
  gap: 0 var(--gap-grid);
  @media (min-width: 64rem) {
    --_columns: 3;
    --_column-min: 11rem;
  }
`;

const Item = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding-block: var(--space-4) var(--space-5);
  border-top: 1px solid var(--color-border-ground);
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
`;

const Value = styled.dd`
  font-size: 1.375rem;
  font-stretch: 96%;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.75rem;
  @media (min-width: 64rem) {
    font-size: 1.75rem;
    line-height: 2.25rem;
  }
`;

const Note = styled.dd`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  text-wrap: pretty;
`;
