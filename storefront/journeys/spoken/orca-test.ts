import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { test as base } from '../support/world.ts';
import { Ear } from './ear.ts';

const run = promisify(execFile);

interface SpokenFixtures {
  /** Orca's announcements, and the keyboard. */
  ear: Ear;
  /**
   * Opens a page of the store. Waits until Orca has announced its load, for hydration and for the content: Orca keeps
   * its list of headings or buttons from the first key that moves through it.
   */
  open: (url: string, content?: Locator) => Promise<void>;
}

/**
 * Brings the empty page's window to the front, and the focus from the address bar to the page: left to the browser, it
 * may still be in the toolbar at the first key. The mouse rests on the tab strip, outside the page.
 */
async function toFront(page: Page, browserName: string): Promise<void> {
  await page.bringToFront();
  const window = `$(xdotool search --onlyvisible --class ${browserName} | tail -1)`;
  await run('bash', [
    '-c',
    `xdotool windowactivate --sync ${window} mousemove --window %1 400 400 click 1 mousemove --window %1 700 10`,
  ]);
}

/** `test` of the journeys with Orca and its keyboard. Playwright's own keys never reach Orca. */
export const test = base.extend<SpokenFixtures>({
  ear: async ({ page }, use, testInfo) => {
    const ear = await Ear.of(page);
    await use(ear);
    await testInfo.attach('speech', { body: ear.log(), contentType: 'text/plain' });
    if (testInfo.status !== testInfo.expectedStatus) console.log(ear.log());
  },

  open: async ({ page, ear, browserName }, use) => {
    await toFront(page, browserName);
    await use(async (url, content) => {
      ear.begin(`/${url}`);
      await page.goto(url);
      await ear.hear(/^Carregamento de .+ concluído/);
      await whenHydrated(page);
      if (content) await expect(content).toBeVisible();
      await ear.settled();
    });
  },
});
