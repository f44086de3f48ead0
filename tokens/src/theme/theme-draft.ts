import type { BrandSlots } from '../derive.ts';
import { checkTheme, type ThemeProblem } from './check-theme.ts';
import { parseJson, plainValue, quoteName, UnreadableJson, type JsonEntry } from './json-tree.ts';
import { isThemeName, longestName } from './theme-request.ts';

/** A theme that is tried before it is published, with the names of its store. */
export interface ThemeDraft {
  /** Empty where the draft has none. */
  name: string;
  /** Wordmark, set in type. Empty: the name. */
  logoText: string;
  slots: BrandSlots;
}

export type DraftCheck = { ok: true; draft: ThemeDraft } | { ok: false; problems: readonly ThemeProblem[] };

/** What a problem of each name is told of. */
const nameTokens = { name: 'name', logoText: 'logo' } as const;
type NameKey = keyof typeof nameTokens;
const keys = new Set(['theme', ...Object.keys(nameTokens)]);

/**
 * Judges the text of a draft: `{ name, logoText, theme }`, or a theme alone. As `checkTheme`, it never throws, and
 * nothing of a draft that fails may be used.
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

/** The entries of a draft; undefined for what is a theme alone, or no JSON: both are for the check of themes. */
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
