/** A range in a text: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuationAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Folds a run of ASCII at once, because its length doesn't change; other letters one by one. */
const parts = /[\0-\x7f]+|[^\0-\x7f]/gu;
const accents = /\p{M}/gu;

interface Folded {
  text: string;
  /** Start of each part in the folded text (`at`) and in the original (`from`). */
  parts: readonly { at: number; from: number; isRun: boolean }[];
}

/** Folds case and accents. A letter may fold to several units or to none, so each part stores its position. */
function fold(original: string): Folded {
  let text = '';
  let from = 0;
  const kept: { at: number; from: number; isRun: boolean }[] = [];
  // Cache: a text repeats few distinct letters.
  const foldedLetters = new Map<string, string>();
  const foldLetter = (letter: string) => {
    const known = foldedLetters.get(letter);
    if (known !== undefined) return known;
    const bare = letter.toLowerCase().normalize('NFD').replaceAll(accents, '');
    foldedLetters.set(letter, bare);
    return bare;
  };
  for (const part of original.match(parts) ?? []) {
    const isRun = part.charCodeAt(0) < 0x80;
    const bare = isRun ? part.toLowerCase() : foldLetter(part);
    if (bare !== '') kept.push({ at: text.length, from, isRun });
    text += bare;
    from += part.length;
  }
  return { text, parts: kept };
}

/** Position in the original of a unit of the folded text; undefined after its end. */
function placeOf({ text, parts: kept }: Folded, at: number): number | undefined {
  if (at >= text.length) return undefined;
  let low = 0;
  let high = kept.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((kept[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const part = kept[low];
  return part && part.from + (part.isRun ? at - part.at : 0);
}

/** Returns the folded words of a search, without punctuation. Empty if nothing is searched. */
export function wordsOf(term: string): string[] {
  return fold(term)
    .text.split(/\s+/u)
    .map((word) => word.replaceAll(punctuationAround, ''))
    .filter((word) => word !== '');
}

/**
 * Returns the ranges where a word of the text starts with a word of the search, ignoring accents and case. They are in
 * order and don't overlap. Matches are prefixes: "o" inside of a word is no match.
 */
export function findMatches(text: string, term: string): Match[] {
  const folded = fold(text);
  const found = wordsOf(term)
    .flatMap((word) => occurrences(folded, word, text.length))
    .toSorted((one, other) => one.start - other.start);
  const apart: Match[] = [];
  for (const match of found) {
    const last = apart.at(-1);
    if (last && match.start <= last.end) last.end = Math.max(last.end, match.end);
    else apart.push({ ...match });
  }
  return apart;
}

/** Whether every word of the search is a prefix of a word of the text; true for a search without words. */
export function hasEveryWord(text: string, term: string): boolean {
  const words = wordsOf(term);
  if (words.length === 0) return true;
  const folded = fold(text).text;
  return words.every((word) => beginningAt(folded, word, 0) !== -1);
}

/** Whether some word of the search is a prefix of a word of the text. */
export function hasSomeWord(text: string, term: string): boolean {
  const words = wordsOf(term);
  if (words.length === 0) return false;
  const folded = fold(text).text;
  return words.some((word) => beginningAt(folded, word, 0) !== -1);
}

/** Returns the searches of which one of the texts has every word. Each text is folded once. */
export function matchingSearches(terms: readonly string[], texts: readonly string[]): string[] {
  const folded = texts.map((text) => fold(text).text);
  return terms.filter((term) => {
    const words = wordsOf(term);
    return folded.some((text) => words.every((word) => beginningAt(text, word, 0) !== -1));
  });
}

function occurrences(folded: Folded, word: string, length: number): Match[] {
  const found: Match[] = [];
  let at = beginningAt(folded.text, word, 0);
  while (at !== -1) {
    // Extends to the next letter, so that a separate combining accent belongs to its letter.
    found.push({ start: placeOf(folded, at) ?? 0, end: placeOf(folded, at + word.length) ?? length });
    at = beginningAt(folded.text, word, at + word.length);
  }
  return found;
}

/** Next position where a word starts with the given one; −1 for none. */
function beginningAt(text: string, word: string, from: number): number {
  let at = text.indexOf(word, from);
  while (at > 0 && letterOrDigit.test(text.charAt(at - 1))) at = text.indexOf(word, at + word.length);
  return at;
}
