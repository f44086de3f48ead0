/** In the place of stylis's table of vendor prefixes (vite.config.ts): a declaration is what it was written as. */
export function prefix(value: string): string {
  return value;
}
