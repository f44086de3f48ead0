export { CatalogOffers, type CatalogOffersProps } from './screens/CatalogOffers.tsx';
export { CarList, RelatedOffers } from './screens/OtherOffers.tsx';
