import { breakpoint } from '../breakpoints.ts';
import { themeTokenNames } from '../derive.ts';
import { changedIn, printRule, printTheme, type Declarations } from '../theme/theme-sheet.ts';

export type { Declarations };

const themeProperties: ReadonlySet<string> = new Set(themeTokenNames.map((name) => `--${name}`));

const pick = (all: Declarations, wanted: (name: string, value: string) => boolean): Declarations =>
  new Map([...all].filter(([name, value]) => wanted(name, value)));

/** A complete theme, then its changes for `prefers-contrast: more`. */
export function themeSheet(selector: string, normal: Declarations, more: Declarations): string {
  const isThemed = (name: string): boolean => themeProperties.has(name);
  return printTheme(selector, pick(normal, isThemed), pick(more, isThemed));
}

/** The scales, the type at each breakpoint, and the house theme. */
export function houseSheet(sheet: Record<'normal' | 'medium' | 'large' | 'more', Declarations>): string {
  const from = (width: string, declarations: Declarations): string =>
    `@media (min-width:${width}){${printRule(':root', declarations)}}`;
  return [
    printRule(
      ':root',
      pick(sheet.normal, (name) => !themeProperties.has(name)),
    ),
    from(breakpoint.medium, changedIn(sheet.normal, sheet.medium)),
    from(breakpoint.large, changedIn(sheet.medium, sheet.large)),
    themeSheet(':root,[data-brand=house]', sheet.normal, sheet.more),
  ].join('');
}
