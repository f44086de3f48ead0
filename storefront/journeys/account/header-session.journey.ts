import type { Page } from '@playwright/test';
import { expect, test } from '../support/world.ts';

/** Boxes of the header's parts, and the layout shift of the header while the page loaded. */
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
        // Without a shift the observer is never called, so two frames are awaited.
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

test('a session hint changes the text in the header and shifts nothing', async ({ page, context, world }) => {
  const anonymous = await readHeader(page, 'Entrar');
  await context.addCookies([{ name: 'signdrive', value: '1', url: world.storeUrl }]);
  const hinted = await readHeader(page, 'Minha conta');

  // The smallest shift that counts is a thousandth; loading fonts must stay below it.
  expect(anonymous.shift).toBeLessThan(0.001);
  expect(hinted.shift).toBeLessThan(0.001);
  expect(hinted.banner).toEqual(anonymous.banner);
  expect(hinted.icon).toEqual(anonymous.icon);
  expect(hinted.slot).toEqual(anonymous.slot);

  // The server renders the hint, so the text doesn't change after hydration.
  const response = await page.request.get('');
  expect(await response.text()).toContain('Minha conta');
});
