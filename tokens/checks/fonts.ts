import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

/** Font tokens whose first family no `@font-face` of the font sheet loads. */
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
