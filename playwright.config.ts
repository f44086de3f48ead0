import { defineConfig } from '@playwright/test';
import type { WorldOptions } from './storefront/journeys/support/world.ts';
import { chromiumFlags, findChromium } from './scripts/browser.ts';

/** Journeys tagged so are about one width; every other journey runs on both. */
const tags = { phone: /@phone/, desktop: /@desktop/ };

export default defineConfig<object, WorldOptions>({
  testDir: 'storefront/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./storefront/journeys/support/sweep-reporter.ts']],
  // Each worker has its own sandbox, database and store, so journeys never share a world.
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try has failed.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    trace: 'retain-on-failure',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: tags.desktop,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: tags.phone, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
