import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test('a question is searched and read by keyboard and with a screen reader', async ({ page, isMobile }) => {
  await page.goto(isMobile ? 'viaduto/faq' : 'faq');
  const speech = await Speech.start(page);
  const field = page.getByRole('searchbox', { name: 'Buscar nas perguntas' });
  await field.focus();
  await speech.forget();
  await page.keyboard.type('submarino');
  await speech.expectInOrder([/^polite: Nenhum resultado encontrado para: submarino/]);
  await expect(field).toBeFocused();

  await speech.forget();
  await field.fill('cartao cobrado');
  await speech.expectInOrder([/^polite: Resultados encontrados para: cartao cobrado ?1 pergunta/]);
  await expect(page).toHaveURL(/\/faq\?busca=cartao\+cobrado$/);
  // The answer contains the words, so the question is open.
  const answer = page.getByText('Ao pedir, o cartão é apenas cadastrado.');
  await expect(answer).toBeVisible();
  await page.locator('summary', { hasText: 'Quando o cartão é cobrado?' }).press('Enter');
  await expect(answer).toBeHidden();

  // Following a subject that the search had hidden; the navigation stays in view and marks the current subject.
  const subjects = page.getByRole('navigation', { name: 'Categorias' });
  await subjects.getByRole('link', { name: 'Documentos' }).press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Documentos' })).toBeInViewport({ ratio: 1 });
  await expect(subjects).toBeInViewport();
  await expect(subjects.getByRole('link', { name: 'Documentos' })).toHaveAttribute('aria-current', 'location');
});

test.describe('without script', { tag: '@without-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches for words, and a link leads to a question', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('viaduto/faq');
    await page.getByRole('searchbox').fill('cupom');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/viaduto\/faq\?busca=cupom$/);
    await expect(page.getByText('Resultados encontrados para: cupom')).toBeVisible();
    await expect(page.locator('main summary')).toHaveText(['Como uso um cupom?']);
    await page.goto('faq#preco-e-cobranca');
    await expect(page.getByRole('heading', { name: 'Preço e cobrança' })).toBeInViewport();
  });
});
