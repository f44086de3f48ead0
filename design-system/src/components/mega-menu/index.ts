export { MegaMenu, type MegaMenuProps } from './MegaMenu.tsx';
export { MenuCars, type MenuCar, type MenuCarsProps } from './MenuCars.tsx';
