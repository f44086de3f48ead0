export { loadCompared, loadLeading, loadTables, refreshTables } from './comparison.saga.ts';
