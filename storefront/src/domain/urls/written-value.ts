const longest = 40;

/** The value of a search parameter as a notice quotes it; a long one is shortened. */
export function writtenValue(value: unknown): string {
  const text = String(value).trim();
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
