import { test as base } from '@playwright/test';
import { allowMissingMediaEmulation, fillByKeys, logErrorsAsText, sendTaps } from './browser/firefox.ts';
import { keepDrawing } from './browser/keep-drawing.ts';
import { openWorld, type StoreSettings, type World } from './servers/open-world.ts';
import { PageProblems } from './browser/page-problems.ts';
import { visitHeader, type SandboxControl } from './servers/sandbox-control.ts';
import { pointerClassesOf, pressByTouch, type PointerClasses } from './browser/touch.ts';
import { reportTextLostByTranslation } from './browser/translated-pages.ts';

export interface WorldOptions {
  /** Set with `test.use` at the top of a file: such journeys get a separate worker, and so a separate store. */
  storeSettings: StoreSettings;
}

interface WorkerFixtures extends WorldOptions {
  world: World;
  pointerClasses: PointerClasses;
}

interface TestFixtures {
  /** Identifies the test's calls to the services, on the pages of its contexts and in `request`. */
  visit: string;
  /**
   * The consent choice of an earlier visit; with `unknown`, every page asks.
   * Set with `test.use`. @default 'denied'
   */
  consent: 'granted' | 'denied' | 'unknown';
  /** The sandbox at the start of its default world, with the faults and calls of this test's visit. */
  sandbox: SandboxControl;
  /** Fails the journey on console errors and warnings that it did not announce. */
  problems: PageProblems;
  /** On a touch screen (`hasTouch`), `click`, `dblclick` and `check` are taps, and the mouse is unavailable. */
  touch: void;
}

/** Calls that reached the services since the last reset, each once. */
async function namesOfCalls(sandbox: SandboxControl): Promise<string[]> {
  const answered = (await sandbox.calls()).filter(({ status }) => status !== null);
  return [...new Set(answered.map(({ method, service, path }) => `${method} /${service}${path}`))];
}

/**
 * Playwright's `test` with a store and a sandbox: relative URLs lead to the store, and each journey starts from a
 * reset.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  storeSettings: [{}, { scope: 'worker', option: true }],

  world: [
    async ({ storeSettings }, use) => {
      const { close, ...world } = await openWorld(storeSettings);
      await use(world);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        allowMissingMediaEmulation(browser);
        await sendTaps(browser);
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],

  pointerClasses: [
    async ({ browser, browserName }, use) => {
      const classes = await pointerClassesOf(browser);
      if (browserName === 'firefox') fillByKeys(classes.locator);
      await use(classes);
    },
    { scope: 'worker' },
  ],

  touch: [
    async ({ hasTouch, pointerClasses }, use) => {
      const restore = hasTouch ? pressByTouch(pointerClasses) : undefined;
      await use();
      restore?.();
    },
    { auto: true },
  ],

  baseURL: async ({ world }, use) => {
    await use(world.storeUrl);
  },

  // Playwright asks for the pattern.
  // oxlint-disable-next-line no-empty-pattern
  visit: async ({}, use, { testId }) => {
    await use(testId);
  },

  extraHTTPHeaders: async ({ visit }, use) => {
    await use({ [visitHeader]: visit });
  },

  consent: ['denied', { option: true }],

  context: async ({ context, world, consent, browserName }, use) => {
    if (browserName === 'chromium') await keepDrawing(context);
    await reportTextLostByTranslation(context);
    if (browserName === 'firefox') await logErrorsAsText(context);
    if (consent !== 'unknown') await context.addCookies([{ name: 'consent', value: consent, url: world.storeUrl }]);
    await use(context);
  },

  sandbox: [
    async ({ world, visit }, use) => {
      await world.sandbox.reset('default');
      await use(world.sandbox.ofVisit(visit));
      base.info().annotations.push({ type: 'calls', description: JSON.stringify(await namesOfCalls(world.sandbox)) });
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      const problems = new PageProblems(context);
      await use(problems);
      base.expect(problems.faults(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same with a store whose server leaves data that take longer than 300 ms to the browser. Files with separate but
 * equal store settings would each start workers.
 */
export const testWithShortBudget = test.extend({ storeSettings: { env: { PAGE_BUDGET_MS: '300' } } });

export { expect } from '@playwright/test';
