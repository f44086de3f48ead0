import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { FieldProps } from './use-field.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props of every field that is typed into, including a password's. */
export interface TypedFieldProps<Control extends TextControl> extends FieldProps {
  /** Text, when controlled. */
  value?: string;
  /** Initial text, when uncontrolled. */
  defaultValue?: string;
  /** Called with the text on each change. */
  onChange?: (value: string) => void;
  /** Called when the field gets focus. */
  onFocus?: InputHTMLAttributes<Control>['onFocus'];
  /** Called when focus leaves the field. */
  onBlur?: InputHTMLAttributes<Control>['onBlur'];
  /** Called on each key, before the field handles it. */
  onKeyDown?: InputHTMLAttributes<Control>['onKeyDown'];
  /** Called on a paste, before the text is inserted. */
  onPaste?: InputHTMLAttributes<Control>['onPaste'];
  /** Label of an on-screen keyboard's Enter key. @default in one line the form's, else the platform's */
  enterKeyHint?: InputHTMLAttributes<Control>['enterKeyHint'];
  /** Id of its form, if the field is outside of it. */
  form?: string;
  /** Whether a value is required: exposed to assistive technology only. @default false */
  isRequired?: boolean;
  /** Whether the value can't be changed. @default false */
  isReadOnly?: boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** Props of every field for text or numbers. */
export interface TextEntryProps<Control extends TextControl> extends TypedFieldProps<Control> {
  /** An example of a value, not an instruction. */
  placeholder?: string;
  /** Autofill token ("postal-code"). */
  autoComplete?: string;
  /** Automatic capitals of an on-screen keyboard. @default the browser's choice */
  autoCapitalize?: string;
  /** `off` turns off automatic correction. @default the browser's choice */
  autoCorrect?: string;
  /** Whether the browser marks misspelt words. @default the browser's choice */
  spellCheck?: 'true' | 'false';
}

/** Props of a field for free text. */
export interface LengthProps {
  /** Maximum number of characters; typing stops there. */
  maxLength?: number;
  /** Minimum number of characters. */
  minLength?: number;
}

type Stated = Pick<
  TextEntryProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'isRequired' | 'isReadOnly' | 'isDisabled'
>;

/** Returns the native attributes of a control, with its state as ARIA attributes. */
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
    // Not the native `required`: the owner validates, and the browser's messages must not appear.
    'aria-required': isRequired || undefined,
    readOnly: isReadOnly,
    disabled: isDisabled,
  };
}
