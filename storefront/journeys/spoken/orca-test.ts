import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from '../support/offer-page.ts';
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

async function toFront(page: Page, browserName: string): Promise<void> {
  await page.bringToFront();
  const find = `xdotool search --onlyvisible --class ${browserName}`;
  await run('bash', ['-c', `xdotool windowactivate --sync $(${find} | tail -1)`]);
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
      // Orca leaves out its summary of the page if the load ends before the focus has left the address bar.
      await ear.hear(/^Carregamento de .+ concluído/);
      await whenHydrated(page);
      if (content) await expect(content).toBeVisible();
      await ear.settled();
    });
  },
});
