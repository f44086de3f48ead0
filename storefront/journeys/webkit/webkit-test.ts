import { test as base } from '@playwright/test';
import { Builder } from 'selenium-webdriver';
import { findFreePorts } from '../../../scripts/processes/ports.ts';
import { startWebKit, webKitCapabilities } from '../../../scripts/processes/webkit.ts';
import { openWorld, type World } from '../support/servers/open-world.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { Visitor } from './visitor.ts';

interface WorkerFixtures {
  world: World;
  /** URL of WebKit's driver. */
  driverUrl: string;
}

interface Options {
  /** Size of the browser's window. @default 1440 × 900 */
  window: { width: number; height: number };
  /** The consent choice of an earlier visit; with `unknown`, every page asks. @default 'denied' */
  consent: 'denied' | 'unknown';
}

interface TestFixtures extends Options {
  /** The sandbox at the start of its default world. */
  sandbox: SandboxControl;
  /** A visitor in a browser of their own, without an earlier visit. */
  visitor: Visitor;
}

/** Playwright's `test` with a store, a sandbox and WebKit. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    // Playwright asks for the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { close, ...world } = await openWorld({});
      await use(world);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  driverUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [port = 0] = await findFreePorts(1);
      const { url, close } = await startWebKit(port, '1440x940x24');
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  sandbox: [
    async ({ world }, use) => {
      await world.sandbox.reset('default');
      await use(world.sandbox);
    },
    { auto: true },
  ],

  window: [{ width: 1440, height: 900 }, { option: true }],

  consent: ['denied', { option: true }],

  visitor: async ({ world, driverUrl, window, consent }, use, testInfo) => {
    const driver = await new Builder().usingServer(driverUrl).withCapabilities(webKitCapabilities()).build();
    await driver.manage().window().setRect(window);
    const visitor = new Visitor(driver, world.storeUrl);
    if (consent === 'denied') await visitor.denyConsent();
    await use(visitor);
    // The process of the page may have ended.
    if (testInfo.status !== testInfo.expectedStatus)
      console.log([await visitor.startOfPage().catch(String), ...world.storeLog].join('\n'));
    await driver.quit();
  },
});

export { expect } from '@playwright/test';
