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
