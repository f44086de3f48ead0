/** A part of a text, as places in it: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuationAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** ASCII by the run, which keeps its length; anything else letter by letter. */
const parts = /[\0-\x7f]+|[^\0-\x7f]/gu;
const accents = /\p{M}/gu;

interface Folded {
  text: string;
  /** Where each part begins: in `text`, and in the original. */
  parts: readonly { at: number; from: number; isRun: boolean }[];
}

/** The text without case and accents. A letter may fold to several units or to none, so each part keeps its place. */
function fold(original: string): Folded {
  let text = '';
  let from = 0;
  const kept: { at: number; from: number; isRun: boolean }[] = [];
  // A text has few letters of its own, many times.
  const bares = new Map<string, string>();
  const bareOf = (letter: string) => {
    const known = bares.get(letter);
    if (known !== undefined) return known;
    const bare = letter.toLowerCase().normalize('NFD').replaceAll(accents, '');
    bares.set(letter, bare);
    return bare;
  };
  for (const part of original.match(parts) ?? []) {
    const isRun = part.charCodeAt(0) < 0x80;
    const bare = isRun ? part.toLowerCase() : bareOf(part);
    if (bare !== '') kept.push({ at: text.length, from, isRun });
    text += bare;
    from += part.length;
  }
  return { text, parts: kept };
}

/** Where a unit of the folded text stands in the original; undefined after its end. */
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

/** Words of a search, folded; punctuation around them doesn't count. Empty where nothing is looked for. */
export function wordsOf(term: string): string[] {
  return fold(term)
    .text.split(/\s+/u)
    .map((word) => word.replaceAll(punctuationAround, ''))
    .filter((word) => word !== '');
}

/**
 * Where words of the text begin with a word of the search, blind to accents and case. In order, none touching another.
 * Beginnings only: "o" is not looked for inside of every word.
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

/** Whether every word of the search begins a word of the text. A search without words is in every text. */
export function hasEveryWord(text: string, term: string): boolean {
  const words = wordsOf(term);
  if (words.length === 0) return true;
  const folded = fold(text).text;
  return words.every((word) => beginningAt(folded, word, 0) !== -1);
}

/** Whether a word of the search begins a word of the text. */
export function hasSomeWord(text: string, term: string): boolean {
  const words = wordsOf(term);
  if (words.length === 0) return false;
  const folded = fold(text).text;
  return words.some((word) => beginningAt(folded, word, 0) !== -1);
}

/** Those of several searches that one of the texts has every word of. Each text is read once. */
export function answered(terms: readonly string[], texts: readonly string[]): string[] {
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
    // Up to the next letter, so that an accent written apart is taken with the letter it belongs to.
    found.push({ start: placeOf(folded, at) ?? 0, end: placeOf(folded, at + word.length) ?? length });
    at = beginningAt(folded.text, word, at + word.length);
  }
  return found;
}

/** The next place where a word begins with this one; −1 for none. */
function beginningAt(text: string, word: string, from: number): number {
  let at = text.indexOf(word, from);
  while (at > 0 && letterOrDigit.test(text.charAt(at - 1))) at = text.indexOf(word, at + word.length);
  return at;
}
