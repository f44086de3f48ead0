import { useImperativeHandle } from 'react';
import { TextField, type TextFieldProps, type TextLineProps } from '../text-field/index.ts';
import { maskText, patternOf, type Mask, type ReadText } from './mask.ts';
import { useMasking } from './use-masking.ts';

export interface MaskedFieldProps extends TextLineProps {
  /**
   * Pattern of the text: `0` is a digit, `A` a digit or a letter (converted to upper case). Every other character is a
   * separator that is inserted automatically: `'000.000.000-00'`. A function receives the characters so far, without
   * separators and in upper case, and the text with them. It returns the pattern: `(characters) => (characters.length >
   * 10 ? '(00) 00000-0000' : '(00) 0000-0000')`.
   */
  mask: Mask;
  /** Text, when controlled, with or without separators. */
  value?: string;
  /** Initial text, when uncontrolled, with or without separators. */
  defaultValue?: string;
  /** Called with the text of the field, separators included; the form submits the same. */
  onChange?: (value: string) => void;
  /**
   * Converts text in another format, pasted or autofilled ("+55 11…", 2001-05-09), to the mask's. It receives the text
   * up to the caret on each entry, and returns other texts unchanged.
   */
  read?: ReadText;
  /** On-screen keyboard. @default 'numeric' if the mask accepts digits only */
  inputMode?: TextFieldProps['inputMode'];
}

const unchanged: ReadText = (text) => text;

/** A text field with a fixed format whose separators are inserted automatically. See MaskedField.spec.md. */
export function MaskedField({
  mask,
  value,
  defaultValue = '',
  onChange,
  read = unchanged,
  inputMode,
  ref,
  ...field
}: MaskedFieldProps) {
  const { input, first } = useMasking({ mask, read, value, defaultValue, onChange });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input]);
  const takesLetters = patternOf(mask, first).includes('A');

  return (
    <TextField
      autoCapitalize={takesLetters ? 'characters' : 'off'}
      autoCorrect="off"
      spellCheck="false"
      {...field}
      inputMode={inputMode ?? (takesLetters ? 'text' : 'numeric')}
      // A reset of the form keeps the owner's text, as in every controlled field.
      defaultValue={value === undefined ? first : maskText(value, mask, read)}
      ref={input}
    />
  );
}
