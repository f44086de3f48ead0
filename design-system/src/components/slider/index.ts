export { RangeSlider, type RangeSliderProps, type SliderRange } from './RangeSlider.tsx';
export { SliderField, type SliderFieldProps } from './SliderField.tsx';
export type { SliderStop } from './stops.ts';
