import { carModels, preloadDrawing } from '@signdrive/design-system/car-picture';

/** Loads every drawing before a story renders, because a car that loads late would be missing in some pictures. */
export const loadCars = () => Promise.all(carModels.map(preloadDrawing));
