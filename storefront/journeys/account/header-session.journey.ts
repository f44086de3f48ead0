import type { Page } from '@playwright/test';
import { expect, test } from '../support/world.ts';

/** Boxes of the header's parts, and what moved in the header while the page loaded (cumulative layout shift). */
async function readHeader(page: Page, session: string) {
  await page.goto('', { waitUntil: 'load' });
  await expect(page.getByRole('banner').getByRole('link', { name: session })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          const header = document.querySelector('header');
          resolve(
            entries
              .filter(({ sources }) => sources.some(({ node }) => header?.contains(node)))
              .reduce((sum, { value }) => sum + value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called: the frame after the next has seen all of them.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name: session });
  return {
    shift,
    banner: await banner.boundingBox(),
    icon: await link.locator('svg').boundingBox(),
    slot: await link.locator('..').boundingBox(),
  };
}

test('a session hint changes the words in the header and moves nothing', async ({ page, context, world }) => {
  const anonymous = await readHeader(page, 'Entrar');
  await context.addCookies([{ name: 'signdrive', value: '1', url: world.storeUrl }]);
  const hinted = await readHeader(page, 'Minha conta');

  // The smallest shift that counts is a thousandth; the fonts that arrive are allowed less.
  expect(anonymous.shift).toBeLessThan(0.001);
  expect(hinted.shift).toBeLessThan(0.001);
  expect(hinted.banner).toEqual(anonymous.banner);
  expect(hinted.icon).toEqual(anonymous.icon);
  expect(hinted.slot).toEqual(anonymous.slot);

  // The server says it, so nothing is exchanged after the page has come.
  const response = await page.request.get('');
  expect(await response.text()).toContain('Minha conta');
});
