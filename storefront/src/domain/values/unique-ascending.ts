/** The different numbers of a list, lowest first. */
export const uniqueAscending = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((one, other) => one - other);
