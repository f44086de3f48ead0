import { themes } from '../themes.ts';

/** Every theme but the one the story was run in. */
export const otherThemes = themes.filter(({ slug }) => slug !== 'house').map(({ slug }) => slug);

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
