import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { FieldProps } from './use-field.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'form'
  | 'maxLength'
  | 'minLength'
  | 'placeholder'
>;

/** What every field that is typed into takes. */
export interface TextEntryProps<Control extends HTMLInputElement | HTMLTextAreaElement> extends FieldProps, Native {
  /** Text typed, when controlled. */
  value?: string;
  /** Text there at first, when not controlled. */
  defaultValue?: string;
  /** Called with the text at each change. */
  onChange?: (value: string) => void;
  onFocus?: InputHTMLAttributes<Control>['onFocus'];
  onBlur?: InputHTMLAttributes<Control>['onBlur'];
  onKeyDown?: InputHTMLAttributes<Control>['onKeyDown'];
  onPaste?: InputHTMLAttributes<Control>['onPaste'];
  /** Whether the browser may mark words as misspelt. @default what the browser does */
  spellCheck?: 'true' | 'false';
  /** Whether it must be filled in: told to assistive technology; nothing is marked and nothing is stopped. @default false */
  isRequired?: boolean;
  /** Whether it can be read and not changed. @default false */
  isReadOnly?: boolean;
  /** Whether it can't be used at all. @default false */
  isDisabled?: boolean;
}

type Stated = Pick<
  TextEntryProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'isRequired' | 'isReadOnly' | 'isDisabled'
>;

/** The native attributes of a control: its own, and those for what its owner says of the text. */
export function textControl<Own extends Stated>({
  value,
  defaultValue,
  onChange,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  ...native
}: Own) {
  return {
    ...native,
    ...(value === undefined ? { defaultValue } : { value }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(event.target.value),
    // Not the native `required`: the form is judged by its owner, and the browser's bubbles stay away.
    'aria-required': isRequired || undefined,
    readOnly: isReadOnly,
    disabled: isDisabled,
  };
}
