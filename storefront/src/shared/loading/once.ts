/** Calls `make` on the first use only. `Intl` formatters take milliseconds to create. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
