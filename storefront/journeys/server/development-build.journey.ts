import type { Page } from '@playwright/test';
import { OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ storeSettings: { isDevelopment: true } });

/** Resolves once Vite's client has its socket. Firefox logs an error if a page is left before that. */
const whenConnected = (page: Page) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === '[vite] connected.' });

// Console messages fail the journey (support/browser/page-problems.ts); a development build logs what others don't.
test('the development build logs nothing on home and an offer', { tag: '@desktop' }, async ({ page }) => {
  const isConnected = whenConnected(page);
  // The first request bundles.
  await page.goto('');
  await expect(page).toHaveTitle('Sign & Drive | Carro por assinatura');
  // A press may be handled while the build's thousand modules are still loading.
  const card = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  await card.click();
  const offer = new OfferPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeVisible();
  await isConnected;
  const isConnectedAgain = whenConnected(page);
  await page.reload();
  await offer.whenHydrated();
  await offer.choose('Prazo', '36 meses');
  await expect(
    page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
  ).toBeAttached();
  await offer.expectPrice('R$ 2.061,00');
  await isConnectedAgain;
});
