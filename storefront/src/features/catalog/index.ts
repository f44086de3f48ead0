export {
  carListShown,
  catalogReducer,
  offerOpened,
  registeredCarsReducer,
  selectCars,
  selectCatalog,
  selectCatalogStatus,
  selectOffers,
  type CatalogRoot,
} from './catalog.slice.ts';

export { CatalogOffers } from './screens/CatalogOffers.tsx';
export { CarList, RelatedOffers } from './screens/OtherOffers.tsx';

export { HomeHero } from './screens/HomeHero.tsx';

export { loadCatalog, refreshCatalog, refreshRegisteredCars, watchCarList } from './catalog.saga.ts';
