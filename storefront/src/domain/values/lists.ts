/** The distinct numbers of a list, ascending. */
export const uniqueAscending = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((one, other) => one - other);

/** `Map.groupBy`, which Safari supports since 17.4 only. Groups and members keep the order of the items. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
