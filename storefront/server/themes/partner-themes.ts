import { createHash } from 'node:crypto';
import {
  checkTheme,
  describeThemeProblem,
  failsByRounding,
  partnerSelector,
  themeSheet,
} from '@signdrive/tokens/theme';
import type { ReadTheme } from '../contract.ts';

export interface PartnerThemesOptions {
  /** Told once of each content that is refused: whose, and why; never of the content itself. */
  onRefused: (refusal: { slug: string; problems: readonly string[] }) => void;
  /** Contents whose result is remembered; the oldest is forgotten first. @default 200 */
  mostRemembered?: number;
}

/** Judges the overrides that come with a partner, and prints those that pass. A content is judged once. */
export function createPartnerThemes({ onRefused, mostRemembered = 200 }: PartnerThemesOptions): ReadTheme {
  const remembered = new Map<string, string | undefined>();

  function judge(slug: string, overrides: unknown): string | undefined {
    const check = checkTheme(overrides, { isExempt: failsByRounding });
    if (check.ok) return themeSheet(check.slots, partnerSelector(slug));
    onRefused({ slug, problems: check.problems.map(describeThemeProblem) });
    return undefined;
  }

  return (slug, overrides) => {
    const key = keyOf(slug, overrides);
    // What can't be written can't be a theme either: it is judged, and told of, each time.
    if (key === undefined) return judge(slug, overrides);
    if (!remembered.has(key)) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
      remembered.set(key, judge(slug, overrides));
    }
    return remembered.get(key);
  };
}

/** Undefined for what nests so deep that it can't be written. */
function keyOf(slug: string, overrides: unknown): string | undefined {
  try {
    return `${slug} ${createHash('sha256').update(JSON.stringify(overrides)).digest('base64')}`;
  } catch {
    return undefined;
  }
}
