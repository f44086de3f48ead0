import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { scriptOf } from '../support/servers/build.ts';
import { isHydrated, OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ storeSettings: { env: { PAGE_CACHE_MS: '600000' } } });

const services = scriptOf('src/api/services.ts').replaceAll('*', '');

/** Opens a store's home, with all that a route change needs, while the server has a page of it for another visitor. */
async function comeHome(page: Page, other: APIRequestContext, { store, path }: { store: string; path: string }) {
  await other.get(`${store}${path}`);
  const prepared = page.waitForRequest((request) => request.url().endsWith(services));
  await page.goto(store);
  await prepared;
}

/** Follows a link within the document. @returns the calls until the page has what it needs */
async function follow(page: Page, link: Locator, isShown: () => Promise<void>) {
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) calls.push(pathname.replace(/entry-client[^/]*/, 'entry'));
  });
  await link.click();
  await isShown();
  return calls;
}

for (const store of ['', 'viaduto/']) {
  test(
    `an offer of ${store ? "a partner's" : 'the house’s'} store that others have seen opens with one request`,
    { tag: '@desktop' },
    async ({ page, request }) => {
      const path = 'ofertasvw/t-cross';
      await comeHome(page, request, { store, path });
      const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
      const calls = await follow(page, link, async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeVisible();
        await new OfferPage(page).expectPrice('R$ 2.179,00');
      });
      // Sections below the fold call for the car's other versions.
      expect(calls.filter((call) => /t-cross|TCCOM1/.test(call))).toEqual([`/api/page/entry/${store}${path}`]);
    },
  );
}

test('questions that others have read open with one request', { tag: '@desktop' }, async ({ page, request }) => {
  await comeHome(page, request, { store: '', path: 'faq' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: /perguntas/i });
  const calls = await follow(page, link, async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Perguntas Frequentes' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
  expect(calls.filter((call) => call.includes('faq'))).toEqual(['/api/page/entry/faq']);
});
