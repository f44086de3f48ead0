/** Number and font formats outside of CSS. */

/** Px per rem, the default of browsers and design tools. */
export const pixelsOfRem = 16;

/** Name of a font in a design tool: the first family, without "Variable". */
export function familyName(families: unknown): string {
  const [first] = Array.isArray(families) ? families : [families];
  return String(first).replace(/\s+Variable$/, '');
}
