import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { endChildren, type Child } from '../../../scripts/processes/children.ts';
import { findFreePorts } from '../../../scripts/processes/ports.ts';
import { controlUrl, startSandbox, startStore, storeUrl } from '../../../scripts/processes/services.ts';
import { keepDrawing } from './keep-drawing.ts';
import { PageProblems } from './page-problems.ts';
import { SandboxControl, visitHeader } from './sandbox-control.ts';
import { pointerClassesOf, pressByTouch, type PointerClasses } from './touch.ts';

/** Set-up of a journey's store. */
export interface StoreSettings {
  /** Environment variables, for example `{ ENVIRONMENT: 'pre' }`. */
  env?: NodeJS.ProcessEnv;
  /** Serves the sources instead of the production build. @default false */
  isDevelopment?: boolean;
}

export interface World {
  /** URL of the store's home; ends with a slash. */
  storeUrl: string;
  /** The store's sandbox. */
  sandbox: SandboxControl;
  /** Environment with which this repository's commands find both. */
  placesEnv: NodeJS.ProcessEnv;
  /** Lines that the store's server has logged since its start. */
  storeLog: readonly string[];
}

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

/** Starts a sandbox with its own database and a store that uses it, on free ports; `close` ends both. */
async function openWorld({ env = {}, isDevelopment = false }: StoreSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-world-'));
  const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
  const databaseFile = join(folder, 'sandbox.db');
  const sandbox = { port: sandboxPort, cardPort, databaseFile, storePort: port };
  // Edits in the sandbox show at once: caches have their own tests. Pages wait for their data however busy the machine
  // is; a journey about a slow service sets its own budget.
  const patient = { PAGE_BUDGET_MS: '60000', PAGE_TIMEOUT_MS: '600000' };
  const store = {
    port,
    sandbox,
    isDevelopment,
    env: { READ_CACHE_MS: '0', PAGE_CACHE_MS: '0', BREAKER_FAILURES: '0', LIMITS_PERCENT: '0', ...patient, ...env },
  };
  const storeLog: string[] = [];
  const services = [startSandbox(sandbox), startStore(store, { onLine: (line) => storeLog.push(line) })];
  const children: Child[] = services.map(({ child }) => child);
  const close = async () => {
    await endChildren(children);
    await rm(folder, { recursive: true });
  };
  try {
    await Promise.all(services.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    storeUrl: storeUrl(store),
    sandbox: new SandboxControl(controlUrl(sandbox)),
    placesEnv: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_CARD_PORT: String(cardPort) },
    storeLog,
    close,
  };
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

  pointerClasses: [async ({ browser }, use) => use(await pointerClassesOf(browser)), { scope: 'worker' }],

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

  context: async ({ context, world, consent }, use) => {
    await keepDrawing(context);
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
