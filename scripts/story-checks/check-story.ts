import { commands } from 'vitest/browser';
import { findContrastFaults, paintOfTexts, sampleTexts } from './contrast.ts';
import { findFocusFaults } from './focus.ts';
import { findEdgeless, findFloating, findRings, findStill, findUntoldStates } from './forced-colors.ts';
import { findForeignWords } from './language.ts';
import { takeMotionFaults } from './motion.ts';
import { findBrokenPictures } from './pictures.ts';
import { findCutInPrint } from './print.ts';
import { inTheme, storyThemes } from './themes-of-a-story.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulated media features; `null` resets them. */
    askOfBrowser: (wish: {
      forcedColors?: 'active' | null;
      contrast?: 'more' | null;
      media?: 'print' | null;
    }) => Promise<void>;
  }
}

const titled = (title: string, faults: readonly string[]) => faults.map((fault) => `${title}: ${fault}`);
const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/**
 * Checks of a story besides its play function and axe's structural rules. In every theme: legible, with a visible focus
 * and without overflow. Also legible with more contrast, motionless with reduced motion, distinguishable in forced
 * colours, complete in print, announced in Portuguese, and with every image loaded. The story is in the state after its
 * play function. Returns the faults as sentences, and the names of the checks made.
 */
export async function checkStory({ isPage }: { isPage: boolean }): Promise<{ faults: string[]; checks: string[] }> {
  const faults = [...titled('Reduced motion', takeMotionFaults()), ...titled('Not in Portuguese', findForeignWords())];
  faults.push(...titled('Picture', findBrokenPictures()));
  const isWiderAnyway = isWider();
  const floating = findFloating();
  const rings = findRings();
  const texts = sampleTexts();

  for (const theme of storyThemes) {
    const found = await inTheme(theme, async () => [
      ...(await findContrastFaults(texts, theme)),
      ...(isWider() && !isWiderAnyway ? ['the page scrolls sideways'] : []),
    ]);
    faults.push(...titled(`Theme ${theme}`, found));
  }

  // Components of a page were checked in their own stories, and a page takes axe a second.
  if (!isPage) {
    const usual = paintOfTexts();
    await commands.askOfBrowser({ contrast: 'more' });
    // If only borders became stronger, the texts are unchanged from the house's theme.
    if (paintOfTexts() !== usual)
      faults.push(...titled('More contrast', await findContrastFaults(texts, 'more contrast')));
  }
  await commands.askOfBrowser({ contrast: null, forcedColors: 'active' });
  faults.push(...titled('Forced colours', [...findEdgeless(floating), ...findStill(rings), ...findUntoldStates()]));
  await commands.askOfBrowser({ forcedColors: null });

  faults.push(...titled('Focus', await findFocusFaults(storyThemes)));

  await commands.askOfBrowser({ media: 'print' });
  faults.push(...titled('Print', findCutInPrint()));
  await commands.askOfBrowser({ media: null });

  const themes = `${storyThemes.length} themes`;
  const checks = [
    `Contrast in ${themes}`,
    `Focus in ${themes}`,
    'Forced colours',
    'Print',
    'Reduced motion',
    'Portuguese',
  ];
  return { faults, checks: isPage ? checks : [...checks, 'More contrast'] };
}
