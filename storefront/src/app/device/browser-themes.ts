import {
  checkTheme,
  describeThemeProblem,
  failsByRounding,
  partnerSelector,
  themeSheet,
} from '@signdrive/tokens/theme';
import type { ThemePort } from '#/features/partner-store/index.ts';

/**
 * Validates the theme of a store that the visitor navigates to, as the server does for the first one.
 * @throws Error with the reasons if the theme is invalid
 */
export function readTheme(slug: string, overrides: unknown): string {
  const check = checkTheme(overrides, { isExempt: failsByRounding });
  if (check.ok) return themeSheet(check.slots, partnerSelector(slug));
  throw new Error(`Theme of ${slug}: ${check.problems.map(describeThemeProblem).join('; ')}`);
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Each store's sheet stays in the document, and `data-partner` selects one. No component renders again. */
export const browserThemes: ThemePort = {
  async show(slug, text) {
    const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
    sheets.set(document, known);
    const sheet = known.get(slug) ?? new CSSStyleSheet();
    sheet.replaceSync(text);
    if (known.has(slug)) return;
    known.set(slug, sheet);
    document.adoptedStyleSheets.push(sheet);
  },
};
