import { defineConfig } from '@playwright/test';
import type { WorldOptions } from './storefront/journeys/support/world.ts';
import { chromiumFlags, findChromium } from './scripts/processes/browser.ts';

/** Journeys tagged so are about one width; every other journey runs on both. */
const tags = { phone: /@phone/, desktop: /@desktop/ };

/** Journeys with a store or a lab of their own. Each worker that runs one of them starts it. */
const ownStores = [
  'development-build',
  'fault-sweep',
  'partner-theme-lab',
  'pre-path',
  'ready-data',
  'server-sweep',
  'slow-services',
].map((name) => `**/${name}.journey.ts`);

const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig<object, WorldOptions>({
  testDir: 'storefront/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['./storefront/journeys/support/checks/calls-reporter.ts']],
  // Each worker has its own sandbox, database and store, so journeys never share a world.
  fullyParallel: true,
  // A journey keeps half a core busy, and waits for the rest of its time.
  workers: 4,
  // A journey that passes at the second try has failed.
  retries: 0,
  forbidOnly: true,
  // Reached only by a journey that fails, however slow the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    // A control that can't be pressed fails with its name, before the journey's own timeout.
    actionTimeout: 60_000,
    // A trace is half as much work again on two cores. The services answer the same every time, so a journey that failed
    // fails again: `npm run test:journeys -- <file> --trace retain-on-failure`.
    trace: 'off',
    // A worker would answer for the files that journeys look at; the journey about it allows it.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Begins first, with one worker: at the end, several workers would start the same store for a few journeys each.
    { name: 'own stores', testMatch: ownStores, workers: 1, grepInvert: tags.phone, use: desktop },
    {
      name: 'phone',
      workers: 1,
      grepInvert: tags.desktop,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testIgnore: ownStores, grepInvert: tags.phone, use: desktop },
  ],
});
