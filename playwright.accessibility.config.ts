import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every page in every state, theme, window and setting of colours: `npm run sweep:accessibility`. */
export default defineConfig({
  ...base,
  testMatch: '**/every-combination.sweep.ts',
  // A step is a combination.
  reporter: [['list', { printSteps: true }]],
  workers: 2,
  // Each test checks every state of a visit in twelve combinations with three engines.
  timeout: 900_000,
  projects: [{ name: 'accessibility', use: { viewport: { width: 1440, height: 657 } } }],
});
