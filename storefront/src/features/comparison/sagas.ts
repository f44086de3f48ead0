export { loadCompared, loadLeading, loadTables } from './comparison.saga.ts';
