import { OfferPage, whenTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

const offers = '/vehicles/rentals/offers';

// A service that refuses (4xx) has failed for good at once. One that breaks (5xx) is asked three times first: whether the
// server's budget or the browser sees the end of it depends on the machine.

test('home without offers keeps its texts, says so, and gets them by trying again', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'vehicle', path: offers, status: 400, times: 100 });
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Não conseguimos carregar as ofertas.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
  await sandbox.clearFaults();
  await whenTakenOver(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true })).toBeVisible();
});

test('home without texts keeps the offers and says what is missing', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'content', path: '/', status: 400, times: 100 });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeVisible();
  await expect(page.getByText('Os textos desta página não carregaram')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true })).toBeVisible();
});

test('an offer without prices keeps its texts, says so, and gets them by trying again', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'vehicle', path: offers, status: 400, times: 100 });
  await page.goto('ofertasvw/t-cross');
  await expect(page.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Os preços deste carro não carregaram' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'T-Cross no dia a dia' })).toBeVisible();
  await sandbox.clearFaults();
  await whenTakenOver(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await new OfferPage(page).expectPrice('R$ 2.179,00');
});

test('an offer whose conditions fail says so beside the price it knows', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'vehicle', path: `${offers}/TCCOM1`, status: 400, times: 100 });
  await page.goto('ofertasvw/t-cross');
  await expect(page.getByRole('heading', { name: 'Os preços deste carro não carregaram' })).toBeVisible();
  await expect(page.getByText('Mensalidade a partir de')).toBeVisible();
  await sandbox.clearFaults();
  await whenTakenOver(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await new OfferPage(page).expectPrice('R$ 2.179,00');
});

test('a car whose content fails, is empty or is missing leads home', async ({ page, sandbox }) => {
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

  // The same from within the page, by the browser.
  await page.goto('');
  await page.getByRole('article').getByRole('link', { name: 'Polo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a legal text that fails or was never written says which of both', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'content', path: '/pages', status: 400 });
  await page.goto('termos-de-uso');
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await expect(page.getByText('Este texto não carregou')).toBeVisible();
  await whenTakenOver(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Este texto não carregou')).toHaveCount(0);

  await sandbox.scenario('content-missing');
  await page.reload();
  await expect(page.getByText('Este texto ainda não foi publicado')).toBeVisible();
});
