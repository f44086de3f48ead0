export { ColorSwatches, type ColorSwatch, type ColorSwatchesProps } from './ColorSwatches.tsx';
