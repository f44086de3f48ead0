import { deriveTheme, type BrandSlots } from '../derive.ts';
import { assertSlots } from './slot-rules.ts';
import { isSlug } from './slug.ts';

/** Custom properties, dashes included, and their values. */
export type Declarations = ReadonlyMap<string, string>;

export const printRule = (selector: string, declarations: Declarations): string =>
  `${selector}{${[...declarations].map(([name, value]) => `${name}:${value.replaceAll(', ', ',')}`).join(';')}}`;

/** What `after` says otherwise than `before`. */
export const changedIn = (before: Declarations, after: Declarations): Declarations =>
  new Map([...after].filter(([name, value]) => before.get(name) !== value));

/** A theme in full, then what it strengthens for `prefers-contrast: more`. */
export function printTheme(selector: string, normal: Declarations, more: Declarations): string {
  return `${printRule(selector, normal)}@media (prefers-contrast:more){${printRule(selector, changedIn(normal, more))}}`;
}

/**
 * Where a partner's theme holds: `:root[data-partner="viaduto"]`, before any sheet that came with the release.
 * @throws TypeError when it is no slug
 */
export function partnerSelector(slug: string): string {
  if (!isSlug(slug)) throw new TypeError('A theme stands under a slug: a-z, 0-9 and hyphens.');
  return `:root[data-partner="${slug}"]`;
}

/**
 * CSS text of a theme: every variable under the selector, and what changes for `prefers-contrast: more`. Only numbers,
 * names of our tokens and families of fonts we ship are printed, so it can stand in a style element.
 * @param selector from `partnerSelector`, or any of your own; it is printed as it is
 * @throws TypeError when a slot holds anything but what `checkTheme` and `createTheme` let through
 */
export function themeSheet(slots: BrandSlots, selector: string): string {
  assertSlots(slots);
  const declare = (contrast: 'normal' | 'more'): Declarations =>
    new Map(Object.entries(deriveTheme(slots, contrast)).map(([name, value]) => [`--${name}`, value]));
  return printTheme(selector, declare('normal'), declare('more'));
}
