import { OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ storeSettings: { env: { ENVIRONMENT: 'pre' } } });

test(
  'the same build serves the store under the path of pre, and stays there',
  { tag: '@desktop' },
  async ({ page, world }) => {
    const base = '/pre/signdrive/v2/';
    expect(new URL(world.storeUrl).pathname).toBe(base);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:') asked.push(origin + pathname);
    });
    const { origin } = new URL(world.storeUrl);

    await page.goto('');
    await page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true }).click();
    const offer = new OfferPage(page);
    await offer.expectPrice('R$ 2.179,00');
    await expect(page).toHaveURL(`${origin}${base}ofertasvw/t-cross`);
    await offer.choose('Prazo', '36 meses');
    await expect(
      page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
    ).toBeAttached();
    await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
    await page.reload();
    await offer.whenHydrated();
    await offer.expectPrice('R$ 2.061,00');

    const hrefs = await page
      .locator('a[href^="/"], link[href^="/"]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(15);
    expect(hrefs.filter((href) => !href.startsWith(base))).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(origin + base))).toEqual([]);
    expect(
      asked.some((url) => url.includes(`${base}api/vehicle/`)),
      'the service was called',
    ).toBe(true);
    expect(
      asked.some((url) => url.includes(`${base}assets/`)),
      'assets were loaded',
    ).toBe(true);

    const share = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(share).toContain(`${base}social/t-cross.png`);
    await page.goto('ofertasvw');
    // The selected plan is added to the URL.
    await expect(page).toHaveURL(({ pathname }) => pathname === `${base}ofertasvw/t-cross`);
    await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
  },
);
