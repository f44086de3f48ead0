import { comeToOffers, OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test(
  'an edited text, a hidden section and a new car appear on the next load',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
    await comeToOffers(page);
    await expect(page.getByRole('region', { name: 'Ofertas' }).getByRole('article')).toHaveCount(12);

    await sandbox.editContent('home', 'home', { acf: { banner: { title: 'Um título que os editores mudaram.' } } });
    await sandbox.hideSection('home', 'home', 'steps');
    await sandbox.send('POST', 'cars', {
      slug: 'carro-novo',
      name: 'Carro novo',
      model: 'Versão de exemplo',
      monthlyInstallment: 1990,
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Um título que os editores mudaram.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toHaveCount(0);
    await comeToOffers(page);
    await expect(page.getByRole('region', { name: 'Ofertas' }).getByRole('article')).toHaveCount(13);

    await page.getByRole('article').getByRole('link', { name: 'Carro novo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carro novo' })).toBeVisible();
    await new OfferPage(page).expectPrice('R$ 1.990,00');

    await sandbox.hideSection('home', 'home', 'steps', false);
    await page.goto('');
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
  },
);

test('the content of a page can select the classic header', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.editContent('cars', 't-cross', { acf: { header: 'classic' } });
  await page.goto('ofertasvw/t-cross');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Perguntas frequentes' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Área do cliente' })).toHaveAttribute('href', /\/clientes$/);
  await expect(header.getByText('Veículos')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Comparar custos' })).toHaveCount(0);

  await header.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(header.getByRole('link', { name: 'Comparar custos' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Área do cliente' })).toHaveCount(0);
});
