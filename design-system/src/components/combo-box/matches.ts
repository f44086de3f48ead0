/** Folds accents and case of a text for comparison. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

export interface Foldable<Item> {
  item: Item;
  folded: string;
}

/** Rank of a match: 0 starts with the typed text, 1 has a word that does, 2 only contains it. */
function rank(folded: string, typed: string): 0 | 1 | 2 | undefined {
  if (folded.startsWith(typed)) return 0;
  if ([' ', "'", '-'].some((before) => folded.includes(before + typed))) return 1;
  return folded.includes(typed) ? 2 : undefined;
}

/** Returns the items that contain the typed text, best rank first, in their original order within a rank. */
export function matches<Item>(items: readonly Foldable<Item>[], text: string): readonly Item[] {
  const typed = fold(text);
  if (typed === '') return items.map(({ item }) => item);
  const found: Item[][] = [[], [], []];
  for (const { item, folded } of items) {
    const place = rank(folded, typed);
    if (place !== undefined) found[place]?.push(item);
  }
  return found.flat();
}
