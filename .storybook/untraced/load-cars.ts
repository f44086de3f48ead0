import { carModels, preloadDrawing } from '@signdrive/design-system/car-picture';

/** Loads every drawing before a story renders. A car that loads while a picture is taken would be missing in some. */
export const loadCars = () => Promise.all(carModels.map(preloadDrawing));
