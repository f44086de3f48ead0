export { Table, type TableColumn, type TableContent, type TableProps, type TableRow } from './Table.tsx';
