import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SourcedFact {
  label: string;
  value: ReactNode;
  /** Source of the value, or its limits. */
  source: ReactNode;
}

export interface SourcedListProps {
  /** Assumptions, each with its value and source. */
  facts: ReadonlyArray<SourcedFact>;
}

/** Lists the assumptions of a calculation, each with its value and its source. */
export function SourcedList({ facts }: SourcedListProps) {
  return (
    <List>
      {facts.map(({ label, value, source }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <Value>{value}</Value>
          <Source>{source}</Source>
        </Fact>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5) var(--gap-grid);
`;

const Fact = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  break-inside: avoid;
`;

const Value = styled.dd`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Source = styled.dd`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
  text-wrap: pretty;
`;
