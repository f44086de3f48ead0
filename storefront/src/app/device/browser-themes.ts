import {
  checkTheme,
  describeThemeProblem,
  failsByRounding,
  partnerSelector,
  themeSheet,
} from '@signdrive/tokens/theme';
import type { ThemePort } from '#/shared/page/partner-theme.ts';

/**
 * Judges the overrides of a store the visitor moves to, as the server does for the store a visit begins in.
 * @throws Error with the reasons when nothing of them may be used
 */
export function readTheme(slug: string, overrides: unknown): string {
  const check = checkTheme(overrides, { isExempt: failsByRounding });
  if (check.ok) return themeSheet(check.slots, partnerSelector(slug));
  throw new Error(`Theme of ${slug}: ${check.problems.map(describeThemeProblem).join('; ')}`);
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Each store keeps its sheet in the document; which one counts, the slug in `data-partner` says. No component renders. */
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
