import { themes } from '@signdrive/tokens';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/**
 * Chromatic's pictures of each story: the house theme on a phone and on a desktop, more contrast, and each partner's
 * theme.
 */
export const chromaticModes = {
  'house phone': { theme: 'house', viewport: phone },
  'house desktop': { theme: 'house', viewport: desk },
  'house desktop, more contrast': { theme: 'house', contrast: 'more', viewport: desk },
  ...Object.fromEntries(
    themes
      .filter(({ slug }) => slug !== 'house')
      .map(({ slug }) => [`${slug} desktop`, { theme: slug, viewport: desk }]),
  ),
};

/** Forced colours are set per story, not per mode: such a story has this picture only. */
export const inForcedColors = {
  forcedColors: 'active',
  modes: {
    ...Object.fromEntries(Object.keys(chromaticModes).map((name) => [name, { disable: true }])),
    'forced colours': { theme: 'house', viewport: desk },
  },
};
