import { expectAccessible } from '../support/checks/accessibility.ts';
import { cardForm, cardNumbers, fillCard } from '../support/pages/card-form.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import { PageClock } from '../support/browser/page-clock.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test(
  'a plan paid by bank slip is changed to a card that the provider has accepted',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const clock = await PageClock.install(page);
    await sandbox.scenario('method-19');
    await startWithSession(page);
    await page.goto('conta/plano');
    await expect(page.getByText('Boleto bancário')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Editar' }));
    const dialog = page.getByRole('dialog', { name: 'Mudar forma de pagamento' });
    await dialog.getByRole('radio', { name: 'Cartão de crédito' }).press(' ');
    const save = dialog.getByRole('button', { name: 'Salvar forma de pagamento' });
    const enter = async (number: string) => {
      await fillCard(page, { number });
      await cardForm(page).getByLabel('Nome no cartão').press('Enter');
    };

    await test.step('a card rejected by the bank changes nothing', async () => {
      await dialog.getByRole('button', { name: 'Informar cartão' }).press('Enter');
      await enter(cardNumbers.refused);
      await clock.advanceUntil(dialog.getByText('Erro ao fazer pagamento com cartão de crédito'));
      // axe fails on a frame that is being removed.
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible(page);
      await save.press('Enter');
      await expect(page.locator(':focus')).toHaveText('Informe o cartão antes de salvar.');
      expect(await sandbox.calls('payment', /Methods/i)).toEqual([]);
    });

    await test.step('another card is registered and saved, and the reloaded page shows it', async () => {
      await dialog.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
      await enter(cardNumbers.good);
      await clock.advanceUntil(dialog.getByText('Cartão registrado'));
      await expect(dialog.getByText('Informe o cartão antes de salvar.')).toBeHidden();
      const loaded = page.waitForEvent('load');
      await save.press('Enter');
      await loaded;
      await expect(page.getByText('Forma de pagamento alterada')).toBeVisible();
      await expect(page.getByText('final 1111')).toBeVisible();
      expect(await sandbox.calls('payment', /Methods/i)).not.toEqual([]);
    });
  },
);

test(
  'a plan on a phone has the values of a row on one line, and the rejected charge before the months',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('card-refused');
    await startWithSession(page);
    await page.goto('conta/plano');
    await expect(page.getByText('final 0002')).toBeVisible();
    const bottomOf = (value: string) =>
      page.getByText(value, { exact: true }).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottomOf('2 de 24')).toBe(await bottomOf('1.000 km/mês'));
    const topOf = (text: RegExp) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(await topOf(/^A última cobrança no cartão foi recusada/)).toBeLessThan(await topOf(/^Dezembro de 2026$/));
  },
);

test(
  'in a partner’s store on a phone, a postal code fills in a new address, and every step is announced',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    await startWithSession(page);
    await page.goto('viaduto/conta/minha-conta');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await expect(field('CEP')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-partner', 'viaduto');
    const speech = await Speech.start(page);
    await speech.readTo(/^(heading|group), Endereço/);
    await speech.readTo(/^textbox, CEP/);
    await field('CEP').fill('20040-002');
    await speech.expectInOrder([/^polite: Endereço preenchido pelo CEP\. Confira e complete\./]);
    await expect(field('Número')).toHaveValue('');
    await speech.forget();
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    await speech.expectInOrder([/^group, Há 1 campo para corrigir/]);
    await speech.readTo(/^link, Número é obrigatório\./);
    await field('Número').fill('77');
    await speech.forget();
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    await speech.expectInOrder([/^polite: Dados alterados com sucesso/]);
    expect(await speech.unnamedControls()).toEqual([]);
    await expectAccessible(page);
    await page.reload();
    await expect(field('Número')).toHaveValue('77');
  },
);
