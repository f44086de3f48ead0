export { CatalogOffers } from './screens/CatalogOffers.tsx';
export { HomeHero, type HomeHeroProps } from './screens/HomeHero.tsx';
