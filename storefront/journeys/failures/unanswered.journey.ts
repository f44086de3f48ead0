import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

// fault-sweep.journey.ts covers failed calls; this journey covers missing content.

test('a car whose content fails, is empty or is missing leads home', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'content', path: '/cars', status: 400 });
  await page.goto('ofertasvw/t-cross');
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle('Sign & Drive | Carro por assinatura');

  await sandbox.scenario('content-missing');
  for (const slug of ['polo', 'nivus', 'carro-que-nao-existe']) {
    const response = await page.request.get(`ofertasvw/${slug}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe('/');
  }

  // The same by navigation in the browser, not from home, where a redirect to home would be invisible.
  await page.goto('faq');
  await whenHydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Polo', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('a legal text that doesn’t exist says so', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('content-missing');
  await page.goto('termos-de-uso');
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await expect(page.getByText('Este texto ainda não foi publicado')).toBeVisible();
});
