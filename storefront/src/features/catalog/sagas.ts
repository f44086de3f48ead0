export { loadCatalog, refreshCatalog, refreshRegisteredCars, watchCarList } from './catalog.saga.ts';
