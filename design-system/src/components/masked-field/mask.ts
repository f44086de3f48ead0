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
  const pattern = patternOf(mask, next);
  const countIn = (text: string) => (pattern.includes('A') ? charactersIn(text) : text.replaceAll(/\D/g, '')).length;
  const room = Array.from(pattern).filter((character) => character in slots).length;
  let end = caret;
  for (let excess = countIn(next) - room; excess > 0 && end < value.length; end += 1) {
    excess -= countIn(value.charAt(end));
  }
  return end;
}

/** Options of Maskito for a mask; evaluated on each entry. */
export function maskitoOptions(mask: () => Mask, read: ReadText): MaskitoOptions {
  return {
    mask: ({ value }) => Array.from(patternOf(mask(), value), (character) => slots[character] ?? character),
    preprocessors: [
      ({ elementState, data }, action) => {
        if (action.startsWith('delete')) return { elementState };
        const { selection } = elementState;
        const [from, to] = selection;
        // Composed and autofilled text is already in the value, up to the caret.
        const isInValue = action === 'validation';
        const value = withPlainDigits(elementState.value);
        const added = withPlainDigits(data);
        const typed = value.slice(0, isInValue ? to : from) + added;
        const entered = read(typed);
        const isRead = entered !== typed;
        const end = isRead ? to : endOfReplaced(mask(), typed, value, to);
        const rest = value.slice(end);
        if (isInValue) {
          const caret = isRead ? ([entered.length, entered.length] as const) : selection;
          return { elementState: { value: (entered + rest).toUpperCase(), selection: caret } };
        }
        if (isRead) return { elementState: { value: rest, selection: [0, 0] }, data: entered.toUpperCase() };
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
    { value: text, selection: [text.length, text.length] },
    maskitoOptions(() => mask, read),
  ).value;
}
