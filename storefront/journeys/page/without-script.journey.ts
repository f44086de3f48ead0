import { OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ javaScriptEnabled: false });

test(
  'home is complete without script, with prices and a link to an offer',
  { tag: ['@desktop', '@without-script'] },
  async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeVisible();
    const cars = page.getByRole('region', { name: 'Ofertas' }).getByRole('article');
    await expect(cars).toHaveCount(12);
    await expect(cars.getByText(/^R\$\s[\d.]+,\d\d por mês$/)).toHaveCount(11);
    await expect(cars.filter({ hasText: 'Tiguan Allspace' })).toContainText('Sem disponibilidade no momento.');

    const question = page.getByText('Preciso dar entrada?');
    await question.click();
    await expect(page.getByRole('group').filter({ has: question }).getByRole('paragraph').first()).toBeVisible();

    await cars.getByRole('link', { name: 'T-Cross', exact: true }).click();
    await expect(page).toHaveTitle('Sign & Drive | T-Cross por assinatura');
  },
);

for (const [path, text] of [
  ['ofertasvw/tiguan-allspace', 'Avise quando voltar'],
  ['ofertasvw/t-cross', 'Compartilhar'],
  ['ofertasvw/t-cross', 'Tenho um cupom'],
  ['faq', 'Perguntas mais frequentes:'],
  ['faq?busca=seguro', 'Ver todas as perguntas'],
  ['conta/status-pedido', 'Sair'],
] as const) {
  test(`“${text}” does nothing without script, and is not shown`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text).first()).toBeAttached();
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  });
}

test('a category of the list of offers leads to that list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Picape 2 carros' }).click();
  const offers = page.getByRole('region', { name: 'Ofertas' });
  await expect(offers.getByRole('article')).toHaveCount(2);
  await expect(offers.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('the menu is a link to the footer’s links', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas Frequentes' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas Frequentes' }).click();
  await expect(page).toHaveTitle('Sign & Drive | Perguntas Frequentes');
});

test('the plan is a form that submits to its own URL', { tag: '@phone' }, async ({ page }) => {
  const offer = new OfferPage(page);
  await page.goto('ofertasvw/t-cross?utm_source=exemplo&reajuste=6');
  await offer.expectPrice('R$ 2.179,00');
  const comparison = page.getByRole('table', { name: 'Comparação de custos' });
  await expect(comparison).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Assinar ou comprar?' }).click();
  await expect(comparison).toContainText('R$ 122.425,44');

  await offer.choose('Prazo', '36 meses');
  await offer.choose('Cor', 'Azul anil');
  await page.getByRole('button', { name: 'Atualizar preço' }).click();
  await offer.expectUrl({ prazo: '36', km: '1000', cor: 'AZA' });
  expect(new URL(page.url()).searchParams.get('reajuste')).toBe('6');
  await offer.expectPrice('R$ 2.061,00');
  await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
  await expect(page.getByRole('img', { name: 'T-Cross, cor Azul anil' })).toBeVisible();

  // Without script two incompatible choices are possible: the closest plan is shown, with a note.
  await page.goto('ofertasvw/t-cross?prazo=36&km=3000&cor=VEU');
  await expect(
    page.getByText('A combinação deste link não está disponível. Mostramos a mais próxima dela.'),
  ).toBeVisible();
});
