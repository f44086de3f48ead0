import { maskitoTransform, type MaskitoOptions } from '@maskito/core';

/** A pattern, or a function to a pattern; see `MaskedFieldProps.mask`. */
export type Mask = string | ((characters: string, text: string) => string);

/** Converts text in another format to the mask's; see `MaskedFieldProps.read`. */
export type ReadText = (text: string) => string;

const slots: Readonly<Record<string, RegExp>> = { '0': /\d/, A: /[\dA-Z]/ };
const sign = /[^\dA-Z]/g;
// Only a pattern with a plus leaves one in the text, and it begins a telephone with its country code.
const signsAtEnd = /[^\dA-Z+]+$/;

/** Input methods of other languages write full-width digits. Each is one character, so the caret stays. */
const withPlainDigits = (text: string) => text.replaceAll(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'));

const charactersIn = (text: string) => text.toUpperCase().replaceAll(sign, '');

export function patternOf(mask: Mask, text: string): string {
  return typeof mask === 'string' ? mask : mask(charactersIn(text), text);
}

/**
 * Where the text ends that an entry replaces: in a complete text it replaces as many characters after the caret as are
 * too many, so that the last ones are not pushed out.
 */
function endOfReplaced(mask: Mask, entered: string, value: string, caret: number): number {
  const next = entered + value.slice(caret);
  const room = Array.from(patternOf(mask, next)).filter((character) => character in slots).length;
  let end = caret;
  for (let excess = charactersIn(next).length - room; excess > 0 && end < value.length; end += 1) {
    if (charactersIn(value.charAt(end)) !== '') excess -= 1;
  }
  return end;
}

/** Options of Maskito for a mask; evaluated on each entry. */
export function maskitoOptions(mask: () => Mask, read: ReadText): MaskitoOptions {
  return {
    mask: ({ value }) => Array.from(patternOf(mask(), value), (character) => slots[character] ?? character),
    preprocessors: [
      ({ elementState, data }, action) => {
        const { selection } = elementState;
        const value = withPlainDigits(elementState.value);
        const added = withPlainDigits(data);
        if (action === 'validation') {
          const text = read(value);
          const end = [text.length, text.length] as const;
          return { elementState: { value: text.toUpperCase(), selection: text === value ? selection : end } };
        }
        if (action !== 'insert') return { elementState };
        const [from, to] = selection;
        const typed = value.slice(0, from) + added;
        const entered = read(typed);
        if (entered !== typed) {
          return { elementState: { value: value.slice(to), selection: [0, 0] }, data: entered.toUpperCase() };
        }
        const end = endOfReplaced(mask(), typed, value, to);
        return { elementState: { value, selection: [from, end] }, data: added.toUpperCase() };
      },
    ],
    postprocessors: [
      ({ value, selection: [from, to] }, { value: former }) => {
        // A text of separators only is empty, and no separator is left at the end after a deletion.
        const trimmed = value.replace(signsAtEnd, '');
        const kept = trimmed === '' || value.length < former.length ? trimmed : value;
        return { value: kept, selection: [Math.min(from, kept.length), Math.min(to, kept.length)] };
      },
    ],
  };
}

/** Returns a text as the field shows it. */
export function maskText(text: string, mask: Mask, read: ReadText): string {
  return maskitoTransform(
    text,
    maskitoOptions(() => mask, read),
  );
}
