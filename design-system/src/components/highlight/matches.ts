/** A part of a text, as places in it: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuationAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

interface Folded {
  text: string;
  /** For each unit of `text`, where it stands in the original. */
  places: readonly number[];
}

/** The text without case and accents. A letter may fold to several units or to none, so each keeps its place. */
function fold(original: string): Folded {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of original) {
    const bare = character.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    text += bare;
    for (let unit = 0; unit < bare.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { text, places };
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
  const folded = fold(text);
  return wordsOf(term).every((word) => occurrences(folded, word, text.length).length > 0);
}

function occurrences({ text, places }: Folded, word: string, length: number): Match[] {
  const found: Match[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const isBeginning = at === 0 || !letterOrDigit.test(text.charAt(at - 1));
    // Up to the next letter, so that an accent written apart is taken with the letter it belongs to.
    if (isBeginning) found.push({ start: places[at] ?? 0, end: places[at + word.length] ?? length });
  }
  return found;
}
