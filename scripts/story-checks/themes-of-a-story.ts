import { createTheme, partnerSelector, themeSheet } from '@signdrive/tokens/theme';
import { inject } from 'vitest';
import { themes } from '@signdrive/tokens';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which themes a story is repainted in: the partners' that ship, or those made from difficult colours. */
    storyThemes: 'shipped' | 'made';
  }
}

/** Colours no theme can use as they are: too light, too dark, none at all, neither. */
const difficultColors = ['#ffe600', '#0a0a0a', '#ffffff', '#7f7f7f'];

/** Every theme a story is repainted in, the house's first. */
export const storyThemes =
  inject('storyThemes') === 'made' ? ['house', ...difficultColors.map(makeTheme)] : themes.map(({ slug }) => slug);

/** A theme as `npm run theme -- new` makes it, put onto the page. Returns its slug. */
function makeTheme(color: string): string {
  const slug = `made-${color.slice(1)}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeSheet(createTheme({ slug, color }).slots, partnerSelector(slug)));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return slug;
}

/**
 * Paints what stands on the page in a theme, for as long as `look` takes. A theme is an attribute and variables:
 * nothing renders, so each one is seen in the very state that the story's play left.
 */
export async function inTheme<Seen>(theme: string, look: () => Seen | Promise<Seen>): Promise<Seen> {
  const { dataset } = document.documentElement;
  const before = dataset['partner'];
  if (theme === 'house') delete dataset['partner'];
  else dataset['partner'] = theme;
  try {
    return await look();
  } finally {
    if (before === undefined) delete dataset['partner'];
    else dataset['partner'] = before;
  }
}
