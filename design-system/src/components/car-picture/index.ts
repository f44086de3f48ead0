export { CarDrawing, type CarDrawingProps } from './CarDrawing.tsx';
export { CarImage, type CarImageProps } from './CarImage.tsx';
export { carModels, isCarModel, preloadDrawing, type CarModel } from './drawings.ts';
