/** How values are written outside of CSS. */

/** Browsers' and design tools' default: a rem is so many px. */
export const pixelsOfRem = 16;

/** Name under which a design tool has a font: the first family, without the word for its file. */
export function familyName(families: unknown): string {
  const [first] = Array.isArray(families) ? families : [families];
  return String(first).replace(/\s+Variable$/, '');
}
