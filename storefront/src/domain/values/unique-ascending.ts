/** The distinct numbers of a list, ascending. */
export const uniqueAscending = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((one, other) => one - other);
