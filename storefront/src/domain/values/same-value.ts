/** True for two plain values that say the same, whatever the order of their fields. A field without a value counts as absent. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The same text for two values that say the same. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
