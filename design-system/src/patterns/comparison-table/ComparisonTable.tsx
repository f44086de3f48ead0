import { Table, type TableColumn, type TableContent, type TableRow } from '../../components/table/index.ts';

export type ComparisonColumn = TableColumn;
export type ComparisonRow = TableRow;

export interface ComparisonTableProps extends TableContent {
  /** What is compared; name of the table and of its scrolling region. A heading above says it for the eyes. */
  label: string;
}

/** Ways to pay for one car, amount by amount. See ComparisonTable.spec.md. */
export function ComparisonTable({ label, ...table }: ComparisonTableProps) {
  return <Table {...table} caption={label} />;
}
