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

export { CatalogOffers, type CatalogOffersProps } from './screens/CatalogOffers.tsx';
export { CarList, RelatedOffers } from './screens/OtherOffers.tsx';

export { CarPhoto } from './components/CarPhoto.tsx';
export { HomeHero, type HomeHeroProps } from './screens/HomeHero.tsx';

export { loadCatalog, refreshCatalog, refreshRegisteredCars, watchCarList } from './catalog.saga.ts';
