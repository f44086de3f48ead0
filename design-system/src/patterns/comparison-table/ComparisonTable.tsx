import { Table, type TableColumn, type TableContent, type TableRow } from '../../components/table/index.ts';

export type ComparisonColumn = TableColumn;
export type ComparisonRow = TableRow;

export interface ComparisonTableProps extends TableContent {
  /** Accessible name of the table and of its scrolling region. Visually a heading above has it. */
  label: string;
}

/** Compares the costs of several ways to pay for one car, line by line. See ComparisonTable.spec.md. */
export function ComparisonTable({ label, ...table }: ComparisonTableProps) {
  return <Table {...table} caption={label} />;
}
