import type { Page } from '@playwright/test';
import { OfferPage, whenTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

/** Holds the page's program back, so that what a visitor does before it comes can be done at leisure. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a press that began before the page was taken over still lands on the link under it', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('');
  const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  await link.hover();
  await page.mouse.down();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  release();
  await whenTakenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.up();
  await new OfferPage(page).expectPrice('R$ 2.179,00');
});

test('a term chosen before the page was taken over is the one it counts with', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('ofertasvw/t-cross');
  const offer = new OfferPage(page);
  await offer.choose('Prazo', '36 meses');
  release();
  await offer.expectPrice('R$ 2.061,00');
  await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
});
