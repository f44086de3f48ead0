export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxItem } from './use-choice.ts';
