import { createTheme, partnerSelector, themeSheet } from '@signdrive/tokens/theme';
import { inject } from 'vitest';
import { themes } from '@signdrive/tokens';
import type { StoryThemes } from './story-themes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyThemes: StoryThemes;
  }
}

/** Colours that every theme must change: too light, too dark, no hue, medium grey. */
const difficultColors = ['#ffe600', '#0a0a0a', '#ffffff', '#7f7f7f'];

/** Every theme of a story, the house's first. */
export const storyThemes =
  inject('storyThemes') === 'made' ? ['house', ...difficultColors.map(makeTheme)] : themes.map(({ slug }) => slug);

/** Applies a theme as created by `npm run theme -- new` to the page. Returns its slug. */
function makeTheme(color: string): string {
  const slug = `made-${color.slice(1)}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeSheet(createTheme({ slug, color }).slots, partnerSelector(slug)));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return slug;
}

/**
 * Applies a theme to the page during `look`. A theme consists of an attribute and variables, so nothing renders and the
 * story keeps the state of its play function.
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
