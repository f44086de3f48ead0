export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { CheckboxGroupItem } from './CheckboxGroupRows.tsx';
