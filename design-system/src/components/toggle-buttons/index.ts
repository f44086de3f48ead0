export { ToggleButtons, type ToggleButtonsItem, type ToggleButtonsProps } from './ToggleButtons.tsx';
