import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ReceiptRow {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

export interface ReceiptProps {
  /** Amounts, each with its label. */
  rows: ReadonlyArray<ReceiptRow>;
  /** Sum, below a line and bold. */
  total?: ReceiptRow;
  /** Whether rows are dense and without lines, as in a summary panel. @default false */
  isTight?: boolean;
}

/** Amounts that add up, one per row. */
export function Receipt({ rows, total, isTight = false }: ReceiptProps) {
  return (
    <List data-tight={isTight || undefined}>
      {rows.map((row, place) => (
        <ReceiptLine key={place} {...row} />
      ))}
      {total && <ReceiptLine {...total} isTotal />}
    </List>
  );
}

function ReceiptLine({ label, value, note, isTotal = false }: ReceiptRow & { isTotal?: boolean }) {
  return (
    <Line data-total={isTotal || undefined}>
      <Label>
        <span>{label}</span>
        {note !== undefined && <Note>{note}</Note>}
      </Label>
      <Value>{value}</Value>
    </Line>
  );
}

const List = styled.dl`
  display: grid;
`;

/* With enlarged text in a narrow window an amount wraps to its own line. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border-subtle);
  ${List}[data-tight] > & {
    padding-block: var(--space-2);
    border: 0;
  }
  &[data-total] {
    margin-top: -1px;
    border-top: 1px solid var(--color-text);
    border-bottom: 0;
  }
  ${List}[data-tight] > &[data-total] {
    margin-top: var(--space-2);
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-text);
  }
`;

const Label = styled.dt`
  flex: 1 1 4.5rem;
  min-width: 0;
  ${Line}[data-total] > & {
    font-weight: 600;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
  line-height: var(--leading-small);
`;

const Value = styled.dd`
  max-width: max(60%, 11.5rem);
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`;
