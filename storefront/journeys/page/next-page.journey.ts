import type { Page } from '@playwright/test';
import { scriptOf } from '../support/servers/build.ts';
import { holdRequests } from '../support/browser/network.ts';
import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const services = scriptOf('src/api/services.ts').replaceAll('*', '');
const offerPage = scriptOf('src/routes/pages/offer/OfferPage.tsx').replaceAll('*', '');

/** Requests of a page, by path. */
function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const carLink = (page: Page) => page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });

test(
  'a hydrated home loads the scripts of a route change and of an offer before any interaction, and no data',
  { tag: '@phone' },
  async ({ page }) => {
    const requests = recordRequests(page);
    await page.goto('');
    for (const script of [services, offerPage])
      await expect.poll(() => requests.some((path) => path.endsWith(script))).toBe(true);
    expect(requests.filter((path) => path.includes('/api/'))).toEqual([]);
  },
);

test(
  'a visitor who saves data loads the scripts of a route change with the first interaction',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // Playwright's evaluations count as a gesture: one before hydration would be the first interaction.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    const requests = recordRequests(page);
    const hasLoaded = () => requests.some((path) => path.endsWith(services));
    await page.goto('');
    await whenHydrated(page);
    expect(hasLoaded()).toBe(false);
    await page.touchscreen.tap(5, 5);
    await expect.poll(hasLoaded).toBe(true);
  },
);

test('a tapped link is busy until the next page is shown', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  const link = carLink(page);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  const release = await holdRequests(page, '**/api/content/cars?*');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeVisible();
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
});

test('Back leads to the same place of a page whose sections were jumped over', { tag: '@phone' }, async ({ page }) => {
  const release = await holdRequests(page, scriptOf('src/routes/pages/offer/offer-sections.tsx'));
  await page.goto('ofertasvw/t-cross');
  await whenHydrated(page);
  const questions = page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas Frequentes' });
  await questions.scrollIntoViewIfNeeded();
  // Before that, the browser follows the link by itself, and restores the place by itself.
  await expect.poll(() => isHydrated(questions)).toBe(true);
  const left = await questions.boundingBox();
  await questions.tap();
  const car = page.getByRole('heading', { level: 1, name: 'T-Cross' });
  await expect(car).toHaveCount(0);
  await page.goBack();
  await expect(car).toHaveCount(1);
  await expect.poll(() => questions.boundingBox(), 'the place before the sections have loaded').toEqual(left);
  release();
  await expect(page.getByRole('heading', { name: 'Condições da oferta' })).toBeAttached();
  expect(await questions.boundingBox()).toEqual(left);
});
