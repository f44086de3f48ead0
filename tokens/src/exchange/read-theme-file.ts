import { checkTheme, type ThemeCheck, type ThemeCheckOptions, type ThemeProblem } from '../theme/check-theme.ts';
import { parseJson, plainValue, readJsonValue, UnreadableJson, type JsonNode } from '../theme/json-tree.ts';
import { convertFile } from './convert-file.ts';

/** The result of the check, and the conversions before it. */
export type ThemeFile = ThemeCheck & {
  converted: readonly ThemeProblem[];
  /** The accepted content of a token file; undefined if the check failed. */
  document: unknown;
};

/**
 * Converts a design tool's file to a theme and validates it with `checkTheme`. A file that is already valid, or that
 * can't be converted, gets the check's own result. It never throws.
 *
 * Supported are colours in every space of DTCG 2025.10, as hex and as CSS text; px and texts for dimensions and
 * numbers; names of fonts and weights; names of tokens in the same file; the form of Tokens Studio. Groups other than
 * `brand` are omitted, because a theme consists of its brand slots.
 * @param input the file's text, or a parsed value
 */
export function readThemeFile(input: unknown, options: ThemeCheckOptions = {}): ThemeFile {
  const asItIs = checkTheme(input, options);
  if (asItIs.ok) return { ...asItIs, converted: [], document: plainOf(input) };
  const root = readRoot(input);
  const file = root && convertFile(root);
  if (!file || (file.converted.length === 0 && file.faults.length === 0)) {
    return { ...asItIs, converted: [], document: undefined };
  }
  const { document, converted, faults, lineOf } = file;
  const withLine = (problem: ThemeProblem): ThemeProblem => {
    const line = lineOf(problem.token);
    return line === undefined ? problem : { ...problem, line };
  };
  const check = checkTheme(document, options);
  if (check.ok && faults.length === 0) return { ...check, notes: check.notes.map(withLine), converted, document };
  // A slot that could not be converted is reported once, with the reason.
  const faulty = new Set(faults.map(({ token }) => token));
  const others = check.ok ? [] : check.problems.filter(({ token }) => !faulty.has(token));
  return { ok: false, problems: [...faults, ...others.map(withLine)], converted, document: undefined };
}

const plainOf = (input: unknown): unknown => (typeof input === 'string' ? plainValue(parseJson(input)) : input);

function readRoot(input: unknown): JsonNode | undefined {
  try {
    return typeof input === 'string' ? parseJson(input) : readJsonValue(input);
  } catch (error) {
    if (error instanceof UnreadableJson) return undefined;
    throw error;
  }
}
