import { deriveTheme, type BrandSlots } from '../derive.ts';
import { assertSlots } from './slot-rules.ts';
import { isSlug } from './slug.ts';

/** Custom properties, with their dashes, and their values. */
export type Declarations = ReadonlyMap<string, string>;

export const printRule = (selector: string, declarations: Declarations): string =>
  `${selector}{${[...declarations].map(([name, value]) => `${name}:${value.replaceAll(', ', ',')}`).join(';')}}`;

/** The declarations of `after` that differ from `before`. */
export const changedIn = (before: Declarations, after: Declarations): Declarations =>
  new Map([...after].filter(([name, value]) => before.get(name) !== value));

/** A complete theme, then its changes for `prefers-contrast: more`. */
export function printTheme(selector: string, normal: Declarations, more: Declarations): string {
  return `${printRule(selector, normal)}@media (prefers-contrast:more){${printRule(selector, changedIn(normal, more))}}`;
}

/**
 * Selector of a partner's theme: `:root[data-partner="viaduto"]`, with precedence over the shipped sheets.
 * @throws TypeError for an invalid slug
 */
export function partnerSelector(slug: string): string {
  if (!isSlug(slug)) throw new TypeError('A theme stands under a slug: a-z, 0-9 and hyphens.');
  return `:root[data-partner="${slug}"]`;
}

/**
 * CSS text of a theme: every variable under the selector, and its changes for `prefers-contrast: more`. Only numbers,
 * token names and shipped font families are printed, so it is safe in a style element.
 * @param selector from `partnerSelector`, or a custom one; it is printed unchanged
 * @throws TypeError if a slot has a value that neither `checkTheme` nor `createTheme` accepts
 */
export function themeSheet(slots: BrandSlots, selector: string): string {
  assertSlots(slots);
  const declare = (contrast: 'normal' | 'more'): Declarations =>
    new Map(Object.entries(deriveTheme(slots, contrast)).map(([name, value]) => [`--${name}`, value]));
  return printTheme(selector, declare('normal'), declare('more'));
}
