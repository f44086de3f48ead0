declare module 'virtual:style-table' {
  import type { StyleTable } from './table.ts';

  const table: StyleTable;
  export default table;
}
