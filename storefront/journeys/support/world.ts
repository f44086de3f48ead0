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

/** How the store of a journey is set up. */
export interface StoreSettings {
  /** Variables of its environment, for example `{ ENVIRONMENT: 'pre' }`. */
  env?: NodeJS.ProcessEnv;
  /** Serve the sources instead of the production build. @default false */
  isDevelopment?: boolean;
}

export interface World {
  /** Address of the store's home; ends with a slash. */
  storeUrl: string;
  /** The sandbox behind it. */
  sandbox: SandboxControl;
  /** Environment by which a command of this repository finds both. */
  placesEnv: NodeJS.ProcessEnv;
  /** What the store's server has written since it started, line by line. */
  storeLog: readonly string[];
}

export interface WorldOptions {
  /** Set with `test.use` at the top of a file: such journeys get a worker, and so a store, of their own. */
  storeSettings: StoreSettings;
}

interface WorkerFixtures extends WorldOptions {
  world: World;
  pointerClasses: PointerClasses;
}

interface TestFixtures {
  /** Names the test's calls to the services, on the pages of its contexts and in `request`. */
  visit: string;
  /**
   * What the visitor chose about measurement on an earlier visit; `unknown`, and every page asks.
   * Set with `test.use`. @default 'denied'
   */
  consent: 'granted' | 'denied' | 'unknown';
  /** The sandbox at the beginning of its default world, with the faults and calls of this test's visit. */
  sandbox: SandboxControl;
  /** Fails the journey when a page complains about something the journey did not announce. */
  problems: PageProblems;
  /** Where the screen is touched (`hasTouch`), `click`, `dblclick` and `check` are taps, and there is no mouse. */
  touch: void;
}

/** A sandbox with its own database and a store that reads from it, on free ports; both end with `close`. */
async function openWorld({ env = {}, isDevelopment = false }: StoreSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-world-'));
  const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
  const databaseFile = join(folder, 'sandbox.db');
  const sandbox = { port: sandboxPort, cardPort, databaseFile, storePort: port };
  // Edits in the sandbox show at once: caches have their own tests. Pages wait for their data however busy the machine
  // is; a journey about a slow service sets a budget of its own.
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

/** What has reached the services since the last reset, each once. */
async function namesOfCalls(sandbox: SandboxControl): Promise<string[]> {
  const answered = (await sandbox.calls()).filter(({ status }) => status !== null);
  return [...new Set(answered.map(({ method, service, path }) => `${method} /${service}${path}`))];
}

/** Playwright's `test` in a world of its own: relative addresses lead to the store, each journey starts from a reset. */
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
 * The same with a store whose server leaves what has not come within 300 ms to the browser. Files with the same store
 * settings of their own would each start workers.
 */
export const testWithShortBudget = test.extend({ storeSettings: { env: { PAGE_BUDGET_MS: '300' } } });

export { expect } from '@playwright/test';
