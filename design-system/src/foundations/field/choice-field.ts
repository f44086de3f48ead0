import type { FieldProps } from './use-field.ts';

/** One of the things a field offers to be chosen. */
export interface ChoiceItem {
  /** What the form sends; never ''. */
  value: string;
  label: string;
}

/** What every field takes in which one of many is chosen. */
export interface ChoiceFieldProps extends FieldProps {
  /** Value chosen, when controlled; '' is nothing. */
  value?: string;
  /** Called with the value chosen; with '' once nothing is. */
  onChange?: (value: string) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Whether something must be chosen: told to assistive technology; nothing is marked and nothing is stopped. @default false */
  isRequired?: boolean;
  /** Whether it can't be used at all. @default false */
  isDisabled?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
}
