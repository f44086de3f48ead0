import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/processes/firefox.ts';
import base from './playwright.config.ts';
import { leftOutInFirefox, patternOf } from './storefront/journeys/support/browser/firefox-limits.ts';

const { launchOptions: _ofChromium, contextOptions: _mediaEmulation, ...use } = base.use ?? {};

const prefs = {
  // WebDriver BiDi of Firefox 153 emulates no media features.
  'ui.prefersReducedMotion': 1,
  // A scroll bar would make the page narrower than its window.
  'ui.useOverlayScrollbars': 1,
  // WebDriver BiDi sends keys to one process, so a frame of another site runs in the page's.
  'fission.webContentIsolationStrategy': 0,
};

const withPrefs = (changed: object) => ({
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: findFirefox(), firefoxUserPrefs: { ...prefs, ...changed } },
});

const leftOut = leftOutInFirefox.map(patternOf);

/** Every journey in Firefox. Each `npm test` runs those tagged `@firefox`. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  globalSetup: './storefront/journeys/support/browser/print-firefox-limits.ts',
  workers: 2,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
  },
  projects: [
    { name: 'firefox', grepInvert: [...leftOut, /@media/], use: withPrefs({}) },
    // Playwright 1.65 ignores media features in Firefox, so another browser is started for them.
    {
      name: 'firefox with motion and forced colours',
      grep: /@media/,
      grepInvert: leftOut,
      use: withPrefs({ 'browser.display.document_color_use': 2, 'ui.prefersReducedMotion': 0 }),
    },
  ],
});
