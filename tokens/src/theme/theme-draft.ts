import type { BrandSlots } from '../derive.ts';
import { checkTheme, type ThemeProblem } from './check-theme.ts';
import { parseJson, plainValue, quoteName, UnreadableJson, type JsonEntry } from './json-tree.ts';
import { isThemeName, longestName } from './theme-request.ts';

/** An unpublished theme with the names of its store. */
export interface ThemeDraft {
  /** Empty if the draft has none. */
  name: string;
  /** Wordmark, set in type. If empty, the name is used. */
  logoText: string;
  slots: BrandSlots;
}

export type DraftCheck = { ok: true; draft: ThemeDraft } | { ok: false; problems: readonly ThemeProblem[] };

/** The subject of each name's problems. */
const nameTokens = { name: 'name', logoText: 'logo' } as const;
type NameKey = keyof typeof nameTokens;
const keys = new Set(['theme', ...Object.keys(nameTokens)]);

/**
 * Validates the text of a draft: `{ name, logoText, theme }`, or a theme alone. Like `checkTheme`, it never throws, and
 * nothing of a rejected draft may be used.
 */
export function checkDraft(text: string): DraftCheck {
  const entries = readDraftEntries(text);
  if (!entries) return withNames(checkTheme(text), { name: '', logoText: '' });
  const {
    name = '',
    logoText = '',
    theme,
  } = Object.fromEntries(entries.map(({ key, value }) => [key, plainValue(value)]));
  const problems = [
    ...entries
      .filter(({ key }) => !keys.has(key))
      .map(({ key }): ThemeProblem => ({ token: 'theme', sentence: ['unknownProperty', quoteName(key)] })),
    ...Object.entries({ name, logoText })
      .filter(([, given]) => !isThemeName(given))
      .map(([key]): ThemeProblem => ({ token: nameTokens[key as NameKey], sentence: ['longName', longestName] })),
  ];
  const check = checkTheme(theme);
  if (problems.length > 0) return { ok: false, problems: [...problems, ...(check.ok ? [] : check.problems)] };
  return withNames(check, { name: (name as string).trim(), logoText: (logoText as string).trim() });
}

/** The entries of a draft; undefined for a theme alone or invalid JSON, which the theme check handles. */
function readDraftEntries(text: string): readonly JsonEntry[] | undefined {
  try {
    const root = parseJson(text);
    return root.kind === 'object' && root.entries.some(({ key }) => key === 'theme') ? root.entries : undefined;
  } catch (error) {
    if (error instanceof UnreadableJson) return undefined;
    throw error;
  }
}

const withNames = (check: ReturnType<typeof checkTheme>, given: Pick<ThemeDraft, 'name' | 'logoText'>): DraftCheck =>
  check.ok ? { ok: true, draft: { ...given, slots: check.slots } } : check;
