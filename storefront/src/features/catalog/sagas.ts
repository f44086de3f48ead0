export { loadCatalog, refreshCatalog } from './catalog.saga.ts';
