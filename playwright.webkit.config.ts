import { defineConfig } from '@playwright/test';

/** Every page, the forms and an order to its end in WebKit, over WebDriver. Playwright only runs and reports them. */
export default defineConfig({
  testDir: 'storefront/journeys/webkit',
  testMatch: '**/*.webkit.ts',
  outputDir: 'test-results/webkit',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Reached only by a journey that fails, however slow the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  projects: [{ name: 'webkit' }],
});
