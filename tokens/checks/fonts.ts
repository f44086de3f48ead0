import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

/** Reports font tokens whose first family has no `@font-face` in the font sheet. */
export function findFontProblems(fonts: TokenDocument, sheet: string): Problem[] {
  const shipped = new Set([...sheet.matchAll(/font-family:\s*['"]([^'"]+)['"]/g)].map(([, family]) => family));
  return fonts.tokens.flatMap(({ id, value }) => {
    const first = Array.isArray(value) ? String(value[0]) : String(value);
    return shipped.has(first)
      ? []
      : [
          {
            file: fonts.file,
            line: lineOf(fonts, id),
            token: id,
            message: `names "${first}", which fonts.css doesn't load`,
          },
        ];
  });
}

/**
 * Reports faces of a family whose weights or widths overlap without being the same: a browser takes one of them for all
 * characters, and does not look for the others' characters in it.
 */
export function findOverlappingFaces(file: string, sheet: string): Problem[] {
  const faces = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(({ 0: text, index }) => {
    const valueOf = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(text)?.[1] ?? '';
    const rangeOf = (property: string) => [0, ...(valueOf(property).match(/\d+/g) ?? []).map(Number)].slice(-2);
    const [weights, widths] = [rangeOf('font-weight'), rangeOf('font-stretch')];
    const line = sheet.slice(0, index).split('\n').length;
    return { family: valueOf('font-family'), weights, widths, ranges: [weights, widths].join(' '), line };
  });
  const overlap = ([low = 0, high = low]: number[], [otherLow = 0, otherHigh = otherLow]: number[]) =>
    low <= otherHigh && otherLow <= high;
  return faces.flatMap(({ family, weights, widths, ranges, line }, at) => {
    const other = faces.slice(0, at).find((each) => {
      const isOther = each.family === family && each.ranges !== ranges;
      return isOther && overlap(each.weights, weights) && overlap(each.widths, widths);
    });
    return other
      ? [{ file, line, token: family, message: `has weights and widths of the face at line ${other.line}` }]
      : [];
  });
}
