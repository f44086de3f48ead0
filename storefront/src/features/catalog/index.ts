export { carListShown, offerOpened } from './catalog.events.ts';
export { selectCars, selectCatalog, selectOffers, type CatalogRoot } from './catalog.selectors.ts';
export { catalogReducer } from './catalog.slice.ts';
export { registeredCarsReducer } from './registered-cars.slice.ts';
