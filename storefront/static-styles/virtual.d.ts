declare module 'virtual:style-table' {
  const table: import('./table.ts').StyleTable;
  export default table;
}
