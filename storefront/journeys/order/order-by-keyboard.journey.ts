import { open } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { documents, orderLogIn, orderPath, pdf, person } from '../support/data/order.ts';
import { locate } from '../support/data/query.ts';
import { clara } from '../support/data/users.ts';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { cardEntries, cardForm } from '../support/pages/card-form.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { expectLogin } from '../support/pages/identity.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { OfferPage } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { PageClock } from '../support/browser/page-clock.ts';
import { expect, test } from '../support/world.ts';

test(
  'the log-in takes focus each time that a key opens it, and returns it to its button',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(orderPath);
    const opener = locate(page, orderLogIn);
    for (let time = 0; time < 3; time += 1) {
      await tabTo(page, opener);
      // Released while the pressed look still appears.
      await page.keyboard.press('Space', { delay: 60 });
      await expect(loginDialog(page).dialog).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  },
);

test(
  'a new customer orders by card with the keyboard alone; invalid files are rejected while the others stay',
  { tag: '@desktop' },
  async ({ page, problems, sandbox }, testInfo) => {
    // A new customer has no customer record and no documents: the browser logs the service's 404s.
    problems.expect(/status of 404/);
    const clock = await PageClock.install(page);
    const order = new OrderPages(page);
    const type = (label: string, value: string) => typeInto(page, order.field(label), value);
    const choose = (label: string, option: string) => chooseFrom(page, order.field(label), option);
    await new OfferPage(page).open();

    await test.step('the plan leads into the order, which asks for the log-in', async () => {
      await pressOn(page, page.getByRole('link', { name: 'Assinar este T-Cross' }));
      await expect(order.heading('entrar')).toBeVisible();
      await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }));
      const { identifier, password } = loginDialog(page);
      await expectLogin(page);
      await typeInto(page, identifier, clara.email);
      await typeInto(page, password, clara.password);
      await page.keyboard.press('Enter');
      await expect(order.heading('dados')).toBeFocused();
      await expect(order.way('dados')).toBeVisible();
    });

    await test.step('missing values are announced at their fields; then they are typed', async () => {
      await pressOn(page, order.way('dados'));
      await expect(page.getByRole('group', { name: /^Há \d+ campos para corrigir$/ })).toBeFocused();
      for (const [label, value] of person.slice(0, 2)) await type(label, value);
      await choose('Gênero', 'Feminino');
      await choose('Estado civil', 'Solteiro(a)');
      for (const [label, value] of person.slice(2, 3)) await type(label, value);
      await choose('Categoria', 'B');
      for (const [label, value] of person.slice(3)) await type(label, value);
      await pressOn(page, order.way('dados'));
      await expect(order.heading('endereco')).toBeFocused();
      await expect(order.field('Cidade')).toHaveValue('São Paulo');
      await type('Número', '100');
      await pressOn(page, order.way('endereco'));
      await expect(order.heading('documentos')).toBeFocused();
      await expect(order.way('documentos')).toBeVisible();
    });

    await test.step('a file with a false type, no content, too much content or a hostile name is rejected; sent files stay', async () => {
      const opening = page.waitForEvent('filechooser');
      await pressOn(page, order.tile(documents[0]).getByRole('button').first());
      await (await opening).setFiles(pdf('cnh.pdf'));
      await expect(order.sent(documents[0])).toBeVisible();
      const large = testInfo.outputPath('extrato.pdf');
      await writeSparse(large, 100 * 1024 * 1024);
      await order.chooseFile(documents[1], { ...pdf('foto.jpg'), buffer: Buffer.from('MZ programa') });
      await order.chooseFile(documents[2], { ...pdf('conta.pdf'), buffer: Buffer.alloc(0) });
      await order.chooseFile(documents[3], large);
      const said = (kind: string) => expect(order.tile(kind));
      await said(documents[1]).toHaveAccessibleDescription(/O conteúdo de foto\.jpg não é de um PDF, JPG ou PNG\./);
      await said(documents[2]).toHaveAccessibleDescription(/O arquivo conta\.pdf está vazio\./);
      await said(documents[3]).toHaveAccessibleDescription(/O arquivo extrato\.pdf tem mais de 10 MB\./);
      await order.chooseFile(documents[3], pdf('<img src=x onerror=alert(1)>.pdf.exe'));
      // The sanitized name contains nothing like a tag.
      await said(documents[3]).toHaveAccessibleDescription(
        /Tipo de arquivo não permitido: img src=x onerror=alert\(1\)\.pdf\.exe\./,
      );
      await expect(order.sent(documents[0])).toBeVisible();
      await expectAccessible(page);
      await order.sendDocuments(documents.slice(1));
      expect(await sandbox.calls('fleet', /^\/upload\/Upload/)).toHaveLength(4);
      await pressOn(page, order.way('documentos'));
      await expect(order.heading('retirada')).toBeFocused();
      await expect(order.way('retirada')).toBeVisible();
    });

    await test.step('the state of the address is preselected; the dealer is selected by arrow keys', async () => {
      await expect(order.field('Estado')).toHaveValue('SP');
      const places = page.getByRole('radio');
      await expect(places.first()).toBeVisible();
      await tabTo(page, places.first());
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(places.nth(1)).toBeChecked();
      await pressOn(page, order.way('retirada'));
      await expect(order.heading('pagamento')).toBeFocused();
    });

    await test.step('the card is typed into its provider’s form, and focus returns with it', async () => {
      await expect(page.getByRole('radio').first()).toBeVisible();
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('Space');
      const card = page.getByRole('radio', { name: 'Cartão de crédito' });
      if (!(await card.isChecked())) await page.keyboard.press('ArrowDown');
      await expect(card).toBeChecked();
      await expect(page.getByRole('button', { name: 'Informar cartão' })).toBeVisible();
      await pressOn(page, page.getByRole('button', { name: 'Informar cartão' }));
      await expect(cardForm(page).getByLabel('Número do cartão')).toBeVisible();
      for (const [label, value] of cardEntries()) {
        await stepTo(page, cardForm(page).getByLabel(label));
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
      await clock.advanceUntil(page.getByText('Cartão registrado'));
    });

    await test.step('a double confirmation makes one order with a number', async () => {
      await tabTo(page, order.way('pagamento'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(order.placed).toBeFocused();
      expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
      await pressOn(page, page.getByRole('link', { name: 'Acompanhar pedido' }));
      await expect(page.getByText('Pedido Criado, aguarde a análise dos documentos').first()).toBeVisible();
    });
  },
);

async function typeInto(page: Page, field: Locator, value: string) {
  await tabTo(page, field);
  await page.keyboard.type(value);
}

/**
 * By the first letter: the same letter again moves to the next match. After a pause, a second letter would start a new
 * search.
 */
async function chooseFrom(page: Page, list: Locator, option: string) {
  await tabTo(page, list);
  await page.keyboard.type(option.charAt(0));
  await expect(list.locator('option:checked')).toHaveText(option);
}

/** Into the provider's form, whose focus style isn't ours. */
async function stepTo(page: Page, field: Locator) {
  for (let stop = 0; stop < 20; stop += 1) {
    if (await field.evaluate((element) => element === document.activeElement && document.hasFocus())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${field.toString()}`);
}

/** A sparse file: it has the length without the disk space. */
async function writeSparse(path: string, size: number) {
  const file = await open(path, 'w');
  await file.write('%PDF-1.7');
  await file.truncate(size);
  await file.close();
}
