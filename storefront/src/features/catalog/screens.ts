export { CarPhoto } from './components/CarPhoto.tsx';
export { CatalogOffers } from './screens/CatalogOffers.tsx';
export { HomeHero, type HomeHeroProps } from './screens/HomeHero.tsx';
