import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { FieldProps } from './use-field.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What every field that is typed into takes, a password's too. */
export interface TypedFieldProps<Control extends TextControl> extends FieldProps {
  /** Text typed, when controlled. */
  value?: string;
  /** Text there at first, when not controlled. */
  defaultValue?: string;
  /** Called with the text at each change. */
  onChange?: (value: string) => void;
  /** Called when the field gets focus. */
  onFocus?: InputHTMLAttributes<Control>['onFocus'];
  /** Called when focus leaves the field. */
  onBlur?: InputHTMLAttributes<Control>['onBlur'];
  /** Called on each key, before the field answers it. */
  onKeyDown?: InputHTMLAttributes<Control>['onKeyDown'];
  /** Called on a paste, before the text is inserted. */
  onPaste?: InputHTMLAttributes<Control>['onPaste'];
  /** What a phone's keyboard writes on Enter. @default what the form says, else what the phone does */
  enterKeyHint?: InputHTMLAttributes<Control>['enterKeyHint'];
  /** Id of the form it belongs to, where that doesn't stand around it. */
  form?: string;
  /** Whether it must be filled in: told to assistive technology; nothing is marked and nothing is stopped. @default false */
  isRequired?: boolean;
  /** Whether it can be read and not changed. @default false */
  isReadOnly?: boolean;
  /** Whether it can't be used at all. @default false */
  isDisabled?: boolean;
}

/** What every field takes that words or numbers are typed into. */
export interface TextEntryProps<Control extends TextControl> extends TypedFieldProps<Control> {
  /** An example of what may be typed, not an instruction. */
  placeholder?: string;
  /** What the browser may fill in ("postal-code"). */
  autoComplete?: string;
  /** What a phone's keyboard makes upper case by itself. @default what the phone does */
  autoCapitalize?: string;
  /** `off` where a phone must not turn it into a word. @default what the phone does */
  autoCorrect?: string;
  /** Whether the browser may mark words as misspelt. @default what the browser does */
  spellCheck?: 'true' | 'false';
}

/** What a field takes whose text has no fixed form. */
export interface LengthProps {
  /** Characters at the most, which typing stops at. */
  maxLength?: number;
  /** Characters at the least. */
  minLength?: number;
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
