/** A text without accents and capitals: what is compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

export interface Foldable<Item> {
  item: Item;
  folded: string;
}

/** How well a text answers what was typed: begins with it, has a word that does, or only holds it. */
function rank(folded: string, typed: string): 0 | 1 | 2 | undefined {
  const at = folded.indexOf(typed);
  if (at === -1) return undefined;
  if (at === 0) return 0;
  return /[\s'-]/.test(folded.charAt(at - 1)) || folded.includes(` ${typed}`) ? 1 : 2;
}

/** The items that hold what was typed, best first; within the same rank in the order they came. */
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
