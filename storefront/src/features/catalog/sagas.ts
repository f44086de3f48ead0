export { loadCatalog } from './catalog.saga.ts';
