import { useImperativeHandle } from 'react';
import { TextField, type TextFieldProps, type TextLineProps } from '../text-field/index.ts';
import { patternOf, type Mask, type ReadText } from './mask.ts';
import { useMasking } from './use-masking.ts';

export interface MaskedFieldProps extends TextLineProps {
  /**
   * What is typed where: `0` takes a digit, `A` a digit or a letter (made upper case), every other sign puts itself in
   * and can't be a letter or a digit: `'000.000.000-00'`. A function gives the pattern for the characters there so far,
   * without signs and in upper case: `(text) => (text.length > 10 ? '(00) 00000-0000' : '(00) 0000-00000')`.
   */
  mask: Mask;
  /** Text typed, when controlled, with or without its signs. */
  value?: string;
  /** Text there at first, when not controlled, with or without its signs. */
  defaultValue?: string;
  /** Called with the text as it stands in the field, signs included; the form sends the same. */
  onChange?: (value: string) => void;
  /**
   * Reads what may come in another shape, pasted or filled in ("+55 11…", 2001-05-09), and gives it in the mask's.
   * It gets the text up to the caret at each entry, and returns it as it is where it has nothing to say.
   */
  read?: ReadText;
  /** The keyboard a phone offers. @default 'numeric' where the mask takes digits only */
  inputMode?: TextFieldProps['inputMode'];
}

const asItIs: ReadText = (text) => text;

/** One line of text in a fixed form: its signs put themselves in. See MaskedField.spec.md. */
export function MaskedField({
  mask,
  value,
  defaultValue = '',
  onChange,
  read = asItIs,
  inputMode,
  ref,
  ...field
}: MaskedFieldProps) {
  const { input, first } = useMasking({ mask, read, value, defaultValue, onChange });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const takesLetters = patternOf(mask, first).includes('A');

  return (
    <TextField
      autoCapitalize={takesLetters ? 'characters' : 'off'}
      autoCorrect="off"
      spellCheck="false"
      {...field}
      inputMode={inputMode ?? (takesLetters ? 'text' : 'numeric')}
      defaultValue={first}
      ref={input}
    />
  );
}
