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
  /** Called once for each rejected content, with its partner and the reason, without the content itself. */
  onRejected: (rejection: { slug: string; problems: readonly string[] }) => void;
  /** Maximum remembered contents; the oldest is dropped first. @default 200 */
  mostRemembered?: number;
}

/** Validates a partner's overrides, and prints the valid ones. Each content is validated once. */
export function createPartnerThemes({ onRejected, mostRemembered = 200 }: PartnerThemesOptions): ReadTheme {
  const remembered = new Map<string, string | undefined>();

  function validate(slug: string, overrides: unknown): string | undefined {
    const check = checkTheme(overrides, { isExempt: failsByRounding });
    if (check.ok) return themeSheet(check.slots, partnerSelector(slug));
    onRejected({ slug, problems: check.problems.map(describeThemeProblem) });
    return undefined;
  }

  return (slug, overrides) => {
    const key = keyOf(slug, overrides);
    // A value that can't be serialised can't be remembered: it is validated and reported each time.
    if (key === undefined) return validate(slug, overrides);
    if (!remembered.has(key)) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
      remembered.set(key, validate(slug, overrides));
    }
    return remembered.get(key);
  };
}

/** Undefined if the value nests too deep to be serialised. */
function keyOf(slug: string, overrides: unknown): string | undefined {
  try {
    return `${slug} ${createHash('sha256').update(JSON.stringify(overrides)).digest('base64')}`;
  } catch {
    return undefined;
  }
}
