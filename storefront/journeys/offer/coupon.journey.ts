import { tabTo } from '../support/browser/keyboard.ts';
import { OfferPage } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test(
  'a coupon is rejected, another one accepted and removed, by keyboard alone',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/status of 422/);
    const offer = new OfferPage(page);
    await offer.open();
    const field = page.getByRole('textbox', { name: 'Cupom de desconto' });

    await test.step('the button opens the field and focuses it', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Tenho um cupom' }));
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    });

    await test.step('a rejected coupon shows its reason beside the input, and changes no price', async () => {
      await page.keyboard.type('VENCIDO');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(/Este cupom já venceu\./);
      await expect(field).toHaveValue('VENCIDO');
      await offer.expectPrice('R$ 2.179,00');
    });

    await test.step('an accepted coupon changes every price', async () => {
      await tabTo(page, field, 'Shift+Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('EXEMPLO10');
      await page.keyboard.press('Enter');
      await offer.expectPrice('R$ 1.961,10');
      await expect(page.getByText('Cupom EXEMPLO10', { exact: true })).toBeVisible();
      await expect(offer.choice('Prazo', '36 meses')).toHaveAccessibleDescription(/^−\sR\$\s106,20\/mês$/);
    });

    await test.step('the coupon applies to another plan, and on the next visit', async () => {
      await tabTo(page, offer.choice('Prazo', '24 meses'), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await offer.expectPrice('R$ 1.854,90');
      // The next document begins without an interaction.
      await page.goto('about:blank');
      await page.goto('ofertasvw/t-cross');
      await offer.expectPrice('R$ 1.854,90');
      await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
    });

    await test.step('removing the coupon restores the price', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Remover cupom' }));
      await page.keyboard.press('Enter');
      await offer.expectPrice('R$ 2.061,00');
      await expect(page.getByRole('button', { name: 'Tenho um cupom' })).toBeFocused();
    });
  },
);

test(
  'a code that is typed and not applied is in its field on the next visit',
  { tag: '@desktop' },
  async ({ page }) => {
    await new OfferPage(page).open();
    const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
    await page.getByRole('button', { name: 'Tenho um cupom' }).click();
    await field.fill('EXEMPLO10');
    // The next document begins without an interaction.
    await page.goto('about:blank');
    await page.goto('ofertasvw/t-cross');
    await expect(field).toHaveValue('EXEMPLO10');
  },
);

test('the reason for a rejected coupon is never under the price bar', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.setViewportSize({ width: 320, height: 568 });
  await new OfferPage(page).open();
  await page.getByRole('button', { name: 'Tenho um cupom' }).click();
  await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toBeFocused();
  await page.keyboard.type('NAOEXISTE');
  await page.keyboard.press('Enter');
  const reason = page.getByText('Não encontramos este cupom.').filter({ visible: true }).first();
  const bar = page.getByRole('region', { name: 'Preço do plano' });
  await expect(reason).toBeVisible();
  await expect
    .poll(async () => {
      const [said, over] = await Promise.all([reason.boundingBox(), bar.boundingBox()]);
      return said && over && said.y + said.height <= over.y;
    })
    .toBe(true);
});

test('a coupon is entered with a screen reader alone', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/status of 422/);
  await new OfferPage(page).open();
  // A slow server sends the plan's section first.
  await expect(page.getByRole('button', { name: 'Tenho um cupom' })).toBeVisible();
  const speech = await Speech.start(page);
  await speech.readTo(/^button, Tenho um cupom/);
  await speech.forget();
  await speech.act();
  await speech.expectInOrder([/^textbox, Cupom de desconto, Letras e números, como você recebeu\./]);

  await page.keyboard.type('JAUSADO');
  await speech.forget();
  await speech.press('Enter');
  await speech.expectInOrder(['polite: Conferindo', 'polite: Este cupom já foi usado.']);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('EXEMPLO150');
  await speech.forget();
  await speech.press('Enter');
  await speech.expectInOrder([
    'polite: Conferindo',
    'polite: Cupom EXEMPLO150 aplicado: R$ 150,00 a menos por mês. Mensalidade de R$ 2.029,00.',
  ]);
  expect(await speech.unnamedControls()).toEqual([]);
});
