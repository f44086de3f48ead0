export { CarPhoto } from './components/CarPhoto.tsx';
export { HomeHero, type HomeHeroProps } from './screens/HomeHero.tsx';
