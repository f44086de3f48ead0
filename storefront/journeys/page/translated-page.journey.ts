import { OfferPage } from '../support/pages/offer-page.ts';
import { translate } from '../support/browser/translated-pages.ts';
import { expect, test } from '../support/world.ts';

test('a page that the browser has translated shows the price of another plan', async ({ page, problems }) => {
  // React renders a section anew whose text was translated before it hydrated.
  problems.ignore(/hydration .*#418/s);
  const offer = new OfferPage(page);
  await offer.open();
  await translate(page);
  await offer.choose('Prazo', '36 meses');
  await offer.expectPrice('R$ 2.061,00');
  const summary = page.getByRole('region', { name: 'Resumo do plano' });
  await expect(summary.locator('[data-price] [translate="no"]')).toHaveText('R$2.061,00');
  await expect(summary.getByText('Total em 36 meses, com IPCA', { exact: true })).toBeVisible();
  await offer.choose('Prazo', '18 meses');
  await offer.expectPrice('R$ 2.351,00');
});
