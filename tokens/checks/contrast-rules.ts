import { aliasTarget, type Token } from '../src/dtcg.ts';
import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

const isRatio = (value: unknown): value is number => typeof value === 'number' && value > 1 && value <= 21;
const keys = new Set(['on', 'least', 'leastMore', 'frame']);

/**
 * Reports invalid rules of contrast and lightness in the extensions `br.com.signdrive.contrast` and
 * `br.com.signdrive.lightness`.
 * @param documents the documents of every theme
 * @param replacing replaces some of them for more contrast; a rule there would never be read
 */
export function findContrastRuleProblems(
  documents: readonly TokenDocument[],
  replacing: readonly TokenDocument[] = [],
): Problem[] {
  const colors = new Set(
    documents.flatMap(({ tokens }) => tokens.filter(({ type }) => type === 'color').map(({ id }) => id)),
  );
  const tell = (document: TokenDocument, id: string, message: string): Problem => ({
    file: document.file,
    line: lineOf(document, id),
    token: id,
    message,
  });
  const misplaced = replacing.flatMap((document) =>
    document.tokens
      .filter(({ contrast, lightness }) => contrast !== undefined || lightness !== undefined)
      .map(({ id }) => tell(document, id, 'has its rule of contrast beside the token it replaces, with "leastMore"')),
  );
  return [
    ...misplaced,
    ...documents.flatMap((document) =>
      document.tokens.flatMap((token) => findFaults(token, colors).map((message) => tell(document, token.id, message))),
    ),
  ];
}

function findFaults(token: Token, colors: ReadonlySet<string>): string[] {
  const { type, contrast, lightness } = token;
  const faults: string[] = [];
  if ((contrast || lightness) && type !== 'color') return ['has a rule of contrast and is no colour'];
  if (contrast) faults.push(...findContrastFaults(contrast as unknown as Readonly<Record<string, unknown>>, colors));
  if (lightness) {
    const { most, ...others } = lightness as Readonly<Record<string, unknown>>;
    const isShare = typeof most === 'number' && most > 0 && most < 1;
    if (!isShare || Object.keys(others).length > 0)
      faults.push('has a rule of lightness other than { "most": 0 to 1 }');
  }
  return faults;
}

function findContrastFaults(rule: Readonly<Record<string, unknown>>, colors: ReadonlySet<string>): string[] {
  const { on, least, leastMore, frame } = rule;
  const faults = Object.keys(rule)
    .filter((key) => !keys.has(key))
    .map((key) => `has "${key}" in its rule of contrast: it takes ${[...keys].join(', ')}`);
  if (!Array.isArray(on) || on.length === 0) faults.push('has no list "on" of the grounds it stands on');
  const named: readonly unknown[] = [...(Array.isArray(on) ? on : []), ...(frame === undefined ? [] : [frame])];
  for (const alias of named) {
    const target = aliasTarget(alias);
    if (target === undefined) faults.push(`names a ground other than by its alias: ${JSON.stringify(alias)}`);
    else if (!colors.has(target)) faults.push(`names {${target}} as a ground, which is no colour of a theme`);
  }
  if (!isRatio(least)) faults.push('has no "least" ratio, over 1 and up to 21');
  if (leastMore !== undefined && !(isRatio(leastMore) && isRatio(least) && leastMore > least)) {
    faults.push('has a "leastMore" that is not a ratio over its "least"');
  }
  return faults;
}
