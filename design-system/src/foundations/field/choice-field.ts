import type { FieldProps } from './use-field.ts';

/** An option of a field. */
export interface ChoiceItem {
  /** Submitted value; never ''. */
  value: string;
  label: string;
}

/** Props of every field with one selected option. */
export interface ChoiceFieldProps extends FieldProps {
  /** Selected value, when controlled; '' for none. */
  value?: string;
  /** Called with the selected value; with '' when the selection was cleared. */
  onChange?: (value: string) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Whether a selection is required: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
}
