import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ComparisonColumn {
  key: string;
  label: ReactNode;
  /** Whether it is the thing being offered; its column is tinted. @default false */
  isOwn?: boolean;
}

export interface ComparisonRow {
  key: string;
  label: ReactNode;
  /** One value per column, in their order. */
  values: readonly ReactNode[];
  /** Whether it sums up what stands above. @default false */
  isTotal?: boolean;
}

export interface ComparisonTableProps {
  /** What is compared; name of the table and of its scrolling region. */
  label: string;
  /** Head of the first column: "Em 24 meses". */
  rowHeading: ReactNode;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow[];
  /**
   * `figures`: amounts under each other, right. `things`: what stands side by side, each under its picture on the ground
   * line; columns share the width and values break.
   * @default 'figures'
   */
  look?: 'figures' | 'things';
}

/** Values side by side as a real table; under 48rem it scrolls sideways with its first column pinned. See ComparisonTable.spec.md. */
export function ComparisonTable({ label, rowHeading, columns, rows, look = 'figures' }: ComparisonTableProps) {
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label} data-look={look} data-columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-own={column.isOwn || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-total={row.isTotal || undefined}>
              <th scope="row">{row.label}</th>
              {columns.map((column, place) => (
                <td key={column.key} data-own={column.isOwn || undefined}>
                  {row.values[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Region>
  );
}

/* Hidden words inside are placed against it, or they would widen the page. */
const Region = styled.div`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Table = styled.table`
  min-width: 32rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.875rem var(--space-2);
    border-bottom: 1px solid var(--color-border-subtle);
    font-stretch: 92%;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 8.5rem;
    padding-left: 0;
    background: var(--ground, var(--color-surface-canvas));
    font-weight: 400;
    text-align: left;
    white-space: normal;
  }
  thead th {
    border-bottom: 1px solid var(--color-text);
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th {
    color: var(--color-text-muted);
  }
  [data-own] {
    background: var(--color-surface-selected);
  }
  [data-total] > * {
    border-top: 1px solid var(--color-text);
    color: var(--color-text);
    font-weight: 600;
  }
  &[data-look='things'] {
    table-layout: fixed;
    min-width: 38rem;

    &[data-columns='2'] {
      min-width: 27rem;
    }
    &[data-columns='1'] {
      min-width: 0;
    }
    th,
    td {
      padding: var(--space-4) var(--space-3);
      font-stretch: 100%;
      text-align: left;
      vertical-align: top;
      white-space: normal;
      overflow-wrap: break-word;
    }
    td {
      font-weight: 600;
    }
    th:first-child {
      width: 7.75rem;
      min-width: 0;
      padding-left: 0;
    }
    thead th {
      padding-block: 0;
      vertical-align: bottom;
    }
  }
  @media (min-width: 48rem) {
    th,
    td {
      padding-inline: var(--space-3);
      font-stretch: 100%;
    }
    &[data-look='things'] th:first-child {
      width: 22%;
    }
  }
`;
