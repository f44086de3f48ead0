export {
  carListShown,
  catalogReducer,
  offerOpened,
  registeredCarsReducer,
  selectCars,
  selectCatalog,
  selectOffers,
  type CatalogRoot,
} from './catalog.slice.ts';
