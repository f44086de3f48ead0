import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test('a dealer is found and a call requested, by keyboard alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await page.goto('concessionaria');
  await whenHydrated(page);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /^São Paulo/ }));
  await expect(page).toHaveURL(/\/concessionaria\?uf=SP#estado$/);
  // The pressed link is gone.
  await expect(page.getByRole('heading', { name: 'São Paulo' })).toBeFocused();
  // Tabbing on before the dealers have loaded would lead to the footer.
  const ask = page.getByRole('button', { name: /^Pedir contato: / }).first();
  await expect(ask).toBeVisible();
  await pressOn(page, ask);
  const dialog = page.getByRole('dialog', { name: 'Pedir contato' });
  await expect(dialog.getByLabel('Nome completo')).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Pedir contato' }));
  await expect(dialog.getByRole('group', { name: /^Há 4 campos/ })).toBeFocused();
  await dialog.getByLabel('Nome completo').fill('Clara Exemplo');
  await dialog.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await dialog.getByLabel('E-mail').fill('clara@exemplo.com.br');
  await dialog.getByLabel('Telefone com DDD').fill('11900000001');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: 'Pedido de contato enviado' });
  await expect(sent.getByText(/liga para \(11\) 90000-0001 em horário comercial/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Trocar de estado' }));
  await expect(page.getByRole('heading', { name: 'Concessionárias' })).toBeFocused();
  expect(await sandbox.calls('marketing', /^\/partner-leads$/)).toHaveLength(1);
});

test(
  'in a partner’s store on a phone, a text and the dealers are read with a screen reader',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('viaduto/politica-de-privacidade');
    const speech = await Speech.start(page);
    await speech.readTo(/^heading, .*[Pp]rivacidade, level 1/);
    await speech.readTo(/^heading, .*, level 2/);
    expect(await speech.unnamedControls()).toEqual([]);

    // The page of dealers keeps its URL and gets the store's theme.
    await page.goto('concessionaria?uf=SP');
    await whenHydrated(page);
    await expect(page).toHaveURL(/\/concessionaria\?uf=SP$/);
    await expect(page.locator('html')).toHaveAttribute('data-partner', 'viaduto');
    await expect(page.getByRole('button', { name: /^Pedir contato: / }).first()).toBeVisible();
    await speech.readTo(/^heading, Concessionárias, level 1/);
    await speech.readTo(/^link, São Paulo/);
    await speech.readTo(/^heading, Concessionária .*, level 3/);
    await speech.readTo(/^link, \(\d\d\) /);
    await speech.readTo(/^button, Pedir contato: Concessionária /);
    expect(await speech.unnamedControls()).toEqual([]);
  },
);
