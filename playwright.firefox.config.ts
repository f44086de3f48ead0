import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/processes/firefox.ts';
import base from './playwright.config.ts';
import { leftOutInFirefox, patternOf } from './storefront/journeys/support/firefox-limits.ts';

const { launchOptions: _ofChromium, contextOptions: _mediaEmulation, ...use } = base.use ?? {};

/** Every journey in Firefox. Each `npm test` runs those tagged `@firefox`. */
export default defineConfig({
  ...base,
  globalSetup: './storefront/journeys/support/print-firefox-limits.ts',
  workers: 2,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      firefoxUserPrefs: {
        // WebDriver BiDi of Firefox 153 emulates no media features.
        'ui.prefersReducedMotion': 1,
        // A scroll bar would make the page narrower than its window.
        'ui.useOverlayScrollbars': 1,
        // WebDriver BiDi sends keys to one process, and Firefox 153 crashes while axe checks frames of several. So a frame
        // of another site runs in the page's process.
        'fission.webContentIsolationStrategy': 0,
      },
    },
  },
  projects: [
    {
      name: 'firefox',
      grepInvert: leftOutInFirefox.map(patternOf),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
