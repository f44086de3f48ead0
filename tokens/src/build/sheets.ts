import { breakpoint } from '../breakpoints.ts';
import { themeTokenNames } from '../derive.ts';

/** Custom properties, dashes included, and their values. */
export type Declarations = ReadonlyMap<string, string>;

const themeProperties: ReadonlySet<string> = new Set(themeTokenNames.map((name) => `--${name}`));

const rule = (selector: string, declarations: Declarations): string =>
  `${selector}{${[...declarations].map(([name, value]) => `${name}:${value.replaceAll(', ', ',')}`).join(';')}}`;
const pick = (all: Declarations, wanted: (name: string, value: string) => boolean): Declarations =>
  new Map([...all].filter(([name, value]) => wanted(name, value)));
const changed = (before: Declarations, after: Declarations): Declarations =>
  pick(after, (name, value) => before.get(name) !== value);

/** A theme in full, then what it strengthens for `prefers-contrast: more`. */
export function themeSheet(selector: string, normal: Declarations, more: Declarations): string {
  const isThemed = (name: string): boolean => themeProperties.has(name);
  const stronger = rule(selector, changed(normal, more));
  return `${rule(selector, pick(normal, isThemed))}@media (prefers-contrast:more){${stronger}}`;
}

/** The scales, the type at each breakpoint, and the house theme. */
export function houseSheet(sheet: Record<'normal' | 'medium' | 'large' | 'more', Declarations>): string {
  const from = (width: string, declarations: Declarations): string =>
    `@media (min-width:${width}){${rule(':root', declarations)}}`;
  return [
    rule(
      ':root',
      pick(sheet.normal, (name) => !themeProperties.has(name)),
    ),
    from(breakpoint.medium, changed(sheet.normal, sheet.medium)),
    from(breakpoint.large, changed(sheet.medium, sheet.large)),
    themeSheet(':root,[data-brand=house]', sheet.normal, sheet.more),
  ].join('');
}
