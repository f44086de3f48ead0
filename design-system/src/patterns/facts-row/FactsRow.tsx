import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { columnsWithRoom } from '../../layout/columns-with-room.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsRowProps {
  /** Labels with their values, in reading order. */
  facts: ReadonlyArray<Fact>;
  /** Whether each fact has a line above it. @default true */
  isRuled?: boolean;
}

/** Labelled values in a row: two columns on a phone, three on a tablet, one row on a desktop. */
export function FactsRow({ facts, isRuled = true }: FactsRowProps) {
  return (
    <List
      data-ruled={isRuled || undefined}
      data-four={facts.length === 4 || undefined}
      style={{ '--_facts': facts.length }}
    >
      {facts.map(({ label, value }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
  gap: var(--space-4) var(--gap-grid);
  @media (min-width: 48rem) {
    --_columns: 3;
    /* Three and one would leave the last fact alone in its row. */
    &[data-four] {
      --_columns: 4;
    }
  }
  /* The number of columns is fixed, not computed from the children: while a page is streaming, the first facts are
     in their final position. */
  @media (min-width: 64rem) {
    &,
    &[data-four] {
      --_columns: var(--_facts);
    }
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-rows: auto minmax(1.5rem, auto);
  gap: 2px;
  align-content: end;
  dt {
    color: var(--surface-text-muted);
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
  dd {
    font-size: var(--text-lead);
    font-stretch: 94%;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.5rem;
  }
  [data-ruled] > & {
    align-content: start;
    padding-top: var(--space-3);
    border-top: 1px solid var(--surface-border);
  }
`;
