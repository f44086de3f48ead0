import { themes } from '@signdrive/tokens';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/**
 * Each story's pictures at Chromatic: in the house's look on a phone and on a desk, with more contrast, and once per
 * partner.
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

/** Forced colours are asked for by story, not by mode: such a story has this picture and none of the others. */
export const inForcedColors = {
  forcedColors: 'active',
  modes: {
    ...Object.fromEntries(Object.keys(chromaticModes).map((name) => [name, { disable: true }])),
    'forced colours': { theme: 'house', viewport: desk },
  },
};
