import house from '../brand/house/theme.json' with { type: 'json' };
import type { TokenName } from './names.ts';
import { partners } from './partners.ts';

export { breakpoint, breakpointInPixels, layoutWidthInPixels } from './breakpoints.ts';
export type { ScaleTokenName, ThemeTokenName, TokenName } from './names.ts';

/** Reference to a token, for values set from script: `cssVar('color-text')` → `var(--color-text)`. */
export const cssVar = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`;

export interface Theme {
  /** Value of `data-brand` (house) or `data-partner`. */
  slug: string;
  /** The displayed name. */
  name: string;
  /** Wordmark, set in type. */
  logoText: string;
}

/** The shipped themes: the house brand first, then each partner. */
export const themes: readonly Theme[] = [house, ...partners];
