export { SliderField, type SliderFieldProps } from './SliderField.tsx';
