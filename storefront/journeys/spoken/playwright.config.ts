import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/processes/browser.ts';
import { locateFirefox } from '../../../scripts/processes/firefox.ts';
import type { WorldOptions } from '../support/world.ts';

type BrowserOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const chromium: BrowserOptions = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findChromium({ hasWindow: true }),
    args: [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      '--ozone-platform=x11',
      '--no-first-run',
      '--lang=pt-BR',
      '--disable-features=Translate',
      '--disable-gpu',
      '--window-size=1440,1000',
      '--window-position=0,0',
    ],
  },
  contextOptions: { reducedMotion: 'reduce' },
};

const executablePath = locateFirefox();
const firefox: BrowserOptions = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    ...(executablePath && { executablePath }),
    firefoxUserPrefs: {
      // Playwright switches accessibility off.
      'accessibility.force_disabled': -1,
      'ui.prefersReducedMotion': 1,
    },
  },
};

/** Journeys with a real screen reader. `npm run test:spoken` starts the desktop that they need. */
export default defineConfig<object, WorldOptions>({
  testDir: '.',
  testMatch: '*.spoken.ts',
  outputDir: '../../../test-results/spoken',
  reporter: [['list']],
  // There is one keyboard, one active window and one Orca.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  projects: [
    { name: 'orca', use: chromium },
    ...(executablePath ? [{ name: 'orca in Firefox', grep: /@firefox/, use: firefox }] : []),
  ],
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    headless: false,
    // The page has the window's size, because Orca reads positions on the screen.
    viewport: null,
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  },
});
