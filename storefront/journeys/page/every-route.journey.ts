import type { Page } from '@playwright/test';
import { accountPages, pages, titleOf } from '../support/data/pages.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const redirects = [
  ['ofertasvw?utm_source=exemplo', 'ofertasvw/t-cross?utm_source=exemplo'],
  ['conta?de=exemplo', 'conta/status-pedido?de=exemplo'],
  ...['288', '840', '1008'].map((campaign) => [
    `${campaign}?gclid=1`,
    `ofertasvw/tera?utm_source=campanha&utm_medium=atalho&utm_campaign=${campaign}&gclid=1`,
  ]),
] as const;

/** Opens a URL and expects its page. */
async function expectPage(page: Page, [path, title]: readonly [path: string, title: string]) {
  await test.step(`/${path}`, async () => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(titleOf(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // A page for other sites' frames has no header and footer.
    await expect(page.getByRole('contentinfo')).toHaveCount(path === 'calculadora' ? 0 : 1);
    await whenHydrated(page);
  });
}

test('every route has its own page, heading and title', { tag: '@desktop' }, async ({ page }) => {
  for (const each of pages) await expectPage(page, each);
});

test('every account route has its own page', { tag: '@desktop' }, async ({ page, problems }) => {
  // A new customer has no customer record. The test may end before it is requested.
  problems.ignore(/status of 404 .*\/customers\/1001/);
  await startWithSession(page);
  for (const each of accountPages) await expectPage(page, each);
});

test('short URLs redirect with their query', { tag: '@desktop' }, async ({ request, world }) => {
  for (const [from = '', to = ''] of redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(302);
    expect(new URL(response.headers()['location'] ?? '', world.storeUrl).href).toBe(new URL(to, world.storeUrl).href);
  }
});

test('an unknown URL shows the not-found page', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.expect(/status of 404/);
  for (const path of ['arquivo.php', 'faq/isto/nao/existe']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});

/** Width and height of a PNG, from its header. */
function sizeOfPng(file: Buffer): [number, number] {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test(
  'home and offer have metadata for search engines and link previews',
  { tag: '@desktop' },
  async ({ page, world }) => {
    for (const [path, title, picture] of [
      ['', 'Carro por assinatura', 'social/default.png'],
      ['ofertasvw/t-cross', 'T-Cross por assinatura', 'social/t-cross.png'],
    ] as const) {
      await page.goto(`${path}?utm_source=exemplo`);
      const meta = (selector: string) => page.locator(`head > meta[${selector}]`).getAttribute('content');
      expect(await meta('name="description"')).toMatch(/.{50,}/);
      expect(await meta('name="keywords"')).toContain(',');
      expect(await meta('property="og:title"')).toBe(`Sign & Drive | ${title}`);
      expect(await meta('property="og:url"')).toBe(world.storeUrl + path);
      expect(await meta('property="og:image"')).toBe(world.storeUrl + picture);
      // The specification's setting: every page names home.
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', world.storeUrl);
      await expect(page.locator('title')).toHaveCount(1);

      const image = await page.request.get(picture);
      expect(image.headers()['content-type']).toBe('image/png');
      expect(sizeOfPng(await image.body())).toEqual([1200, 630]);
    }

    const description = page.locator('script[type="application/ld+json"]');
    expect(JSON.parse((await description.textContent()) ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'T-Cross Comfortline 200 TSI 2026',
      image: `${world.storeUrl}social/t-cross.png`,
      offers: { '@type': 'Offer', priceCurrency: 'BRL', price: '2179.00', availability: 'https://schema.org/InStock' },
    });
    await page.goto('ofertasvw/tiguan-allspace');
    const { offers } = JSON.parse((await description.textContent()) ?? '') as { offers: object };
    expect(offers).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/OutOfStock' });
    expect(offers, 'an unavailable car has no price').not.toHaveProperty('price');
  },
);
