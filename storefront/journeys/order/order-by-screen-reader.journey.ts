import { documents } from '../support/data/order.ts';
import { OfferPage, whenTakenOver } from '../support/offer-page.ts';
import { OrderPages } from '../support/order.ts';
import { Speech } from '../support/speech.ts';
import { expect, test } from '../support/world.ts';

test('an order is placed with a screen reader alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('known-customer');
  const order = new OrderPages(page);
  await new OfferPage(page).open();
  await page.getByRole('link', { name: 'Assinar este T-Cross' }).first().click();
  await expect(order.heading('entrar')).toBeVisible();
  await whenTakenOver(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const speech = await Speech.start(page);

  await test.step('the order announces its subscriber', async () => {
    await speech.readTo(/^button, Entrar$/);
    await speech.expectInOrder(['main', 'heading, Entre para assinar, level 1', 'button, Entrar']);
    await speech.act();
    await order.logIn();
    await speech.expectInOrder(['heading, Seus documentos, level 1']);
  });

  await test.step('each document announces its state', async () => {
    await expect(order.way('documentos')).toBeVisible();
    for (const kind of documents) await expect(order.tile(kind).getByText('Aprovado', { exact: true })).toBeVisible();
    await speech.forget();
    await speech.readTo(/^button, Continuar para retirada$/);
    await speech.expectInOrder([
      /CNH, frente/,
      'Aprovado',
      /CNH, verso/,
      'Aprovado',
      /Comprovante de renda/,
      'Aprovado',
    ]);
    await speech.act();
    await speech.expectInOrder(['heading, Onde retirar o carro?, level 1']);
  });

  await test.step('a missing pickup location is announced, and one is selected', async () => {
    await expect(order.way('retirada')).toBeVisible();
    await speech.forget();
    await speech.readTo(/^button, Continuar para pagamento$/);
    await speech.act();
    await speech.expectInOrder([/Há 1 campo para corrigir/]);
    await order.field('Estado').selectOption({ label: 'São Paulo' });
    await expect(page.getByRole('radio').first()).toBeAttached();
    await speech.readTo(/^radio, .*not checked/);
    await speech.act();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    // A screen reader follows the focus.
    await order.way('retirada').focus();
    await speech.act();
    await speech.expectInOrder(['heading, Como você quer pagar?, level 1']);
  });

  await test.step('amount, date and method of payment are announced before the confirmation, and the result afterwards', async () => {
    await expect(order.way('pagamento')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Boleto' })).toBeAttached();
    await speech.forget();
    await speech.readTo(/^radio, Boleto/);
    await speech.act();
    await speech.readTo(/^button, Confirmar pedido$/);
    await speech.expectInOrder([
      /^radio, Cartão de crédito/,
      /^radio, Boleto/,
      'heading, Confira antes de confirmar, level 2',
      /Nada é cobrado ao confirmar/,
      'button, Confirmar pedido',
    ]);
    await speech.act();
    await speech.expectInOrder(['heading, Pedido registrado, level 1']);
    expect(await speech.unnamedControls()).toEqual([]);
  });
});
