import { pressOn, tabTo } from './support/keyboard.ts';
import { whenTakenOver } from './support/offer-page.ts';
import { Speech } from './support/speech.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/world.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Comparação de ofertas' });

/** Cars that stand side by side, in their order. */
async function expectCars(page: Page, names: readonly string[]) {
  await expect(table(page).getByRole('columnheader')).toHaveText(['Carro', ...names]);
}

/** Chooses in a native list as the keyboard does: by its letter. More of the name would be another letter to who is slow. */
async function choose(page: Page, label: string, name: string) {
  const list = page.getByRole('combobox', { name: label });
  await tabTo(page, list);
  await page.keyboard.press(name.charAt(0));
  await expect(list.locator('option:checked')).toHaveText(name);
}

test('three offers are put side by side, swapped and shared by keyboard alone', async ({ page, browser }) => {
  await page.goto('comparar');
  await whenTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare duas ou três ofertas' })).toBeVisible();

  await test.step('the first car is added from nothing, then two more', async () => {
    for (const [place, name] of ['T-Cross', 'Tera', 'Nivus'].entries()) {
      await choose(page, 'Carro', name);
      await pressOn(page, page.getByRole('button', { name: 'Adicionar' }));
      await expect(table(page).getByRole('columnheader')).toHaveCount(place + 2);
    }
    await expectCars(page, ['T-Cross', 'Tera', 'Nivus']);
    await expect(page).toHaveURL(/\/comparar\?ofertas=t-cross,tera,nivus$/);
    await expect(page).toHaveTitle('Sign & Drive | Comparar T-Cross, Tera e Nivus');
  });

  await test.step('the table scrolls by keys where it is wider than the page, its first column in place', async () => {
    const region = page.getByRole('region', { name: 'Comparação de ofertas' });
    const rowHead = table(page).getByRole('rowheader', { name: 'Total no prazo' });
    await page.reload();
    await whenTakenOver(page);
    const window = page.viewportSize();
    if (window && window.width >= 768) {
      await page.setViewportSize({ ...window, width: 360 });
      await expect(region).toHaveCount(1);
      await page.setViewportSize(window);
      await expect(region, 'where all of it can be seen there is nothing to scroll').toHaveCount(0);
      return;
    }
    await tabTo(page, region);
    const before = await rowHead.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0);
    expect((await rowHead.boundingBox())?.x).toBe(before?.x);
  });

  await test.step('a car is swapped for another, and back brings it again', async () => {
    await choose(page, 'Trocar Tera por', 'Polo');
    await pressOn(page, page.getByRole('button', { name: 'Trocar Tera' }));
    await expectCars(page, ['T-Cross', 'Polo', 'Nivus']);
    await page.goBack();
    await expectCars(page, ['T-Cross', 'Tera', 'Nivus']);
  });

  await test.step('whoever gets the address sees the same cars, without script too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expectCars(shared, ['T-Cross', 'Tera', 'Nivus']);
    await shared.getByRole('combobox', { name: 'Trocar Tera por' }).selectOption({ label: 'Polo' });
    await shared.getByRole('button', { name: 'Trocar Tera' }).click();
    await expectCars(shared, ['T-Cross', 'Polo', 'Nivus']);
    await context.close();
  });

  await test.step('a car is removed, and the offer opens on the plan that was compared', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Remover Nivus' }));
    await expectCars(page, ['T-Cross', 'Tera']);
    await pressOn(page, page.getByRole('link', { name: 'Ver oferta Tera' }));
    await expect(page).toHaveURL(/\/ofertasvw\/tera\?prazo=24&km=1000&cor=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tera' })).toBeVisible();
  });
});

test('cars are chosen on their cards, and the way to their comparison is said', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  const chosen = page.getByRole('region', { name: 'Carros para comparar' });
  const control = (name: string) => page.getByRole('button', { name: `Comparar ${name}`, exact: true });
  // A link until its section's script is there, which comes with the visitor.
  await page.getByRole('heading', { level: 2, name: 'Ofertas' }).scrollIntoViewIfNeeded();
  await expect(control('T-Cross')).toBeVisible();
  await pressOn(page, control('T-Cross'), ' ');
  await expect(control('T-Cross')).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen.getByRole('status')).toHaveText('T-Cross escolhido. Falta o segundo carro.');
  await pressOn(page, control('Nivus'));
  await expect(chosen.getByRole('status')).toHaveText('T-Cross e Nivus escolhidos.');
  await pressOn(page, chosen.getByRole('link', { name: 'Comparar (2)' }));
  await expectCars(page, ['T-Cross', 'Nivus']);
  await expect(page).toHaveURL(/\/comparar\?ofertas=t-cross,nivus$/);
});

test('three offers are compared by listening alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('comparar?ofertas=t-cross,tera,nivus');
  await whenTakenOver(page);
  await expect(table(page).getByText('Seguro completo')).toHaveCount(3);
  const speech = await Speech.start(page);

  await test.step('the page says what it is and which cars stand in it', async () => {
    await speech.readTo(/^button, Trocar T-Cross/);
    await speech.expectInOrder([
      'main',
      'heading, T-Cross, Tera e Nivus, lado a lado, level 1',
      /^Todos em 24 meses, 1\.000 km por mês\./,
      /^table, Comparação de ofertas/,
      /^columnheader, T-Cross/,
      /^columnheader, Tera/,
      /^columnheader, Nivus/,
      /^rowheader, Mensalidade/,
      'heading, T-Cross, level 2',
      'R$ 2.179,00',
      'link, Ver oferta T-Cross',
      'heading, Tera, level 2',
      'R$ 1.789,00',
      'link, Ver oferta Tera',
      'heading, Nivus, level 2',
      'R$ 2.099,00',
      'link, Ver oferta Nivus',
      /^rowheader, Prazo/,
      /^cell, 24 meses/,
      /^rowheader, Total no prazo/,
      /^cell, R\$ 52\.296,00/,
      /^cell, R\$ 42\.936,00 ?menor/,
      /^cell, R\$ 50\.376,00/,
      /^rowheader, Km excedente/,
      /^rowheader, Franquia do seguro/,
      /^rowheader, Saída antecipada/,
      /no mês 12/,
      /^rowheader, Incluído/,
      /Seguro completo/,
      /^rowheader, Não incluído/,
      /^rowheader, Entrega/,
      /^rowheader, Categoria/,
      /^cell, SUVW/,
      /^rowheader, Blindado/,
      /^rowheader, Elétrico/,
      /^rowheader, Trocar ou remover/,
      /^combobox, Trocar T-Cross por/,
      'button, Trocar T-Cross',
    ]);
  });

  await test.step('no name of a car is broken over two lines', async () => {
    const name = table(page).getByRole('link', { name: 'Remover T-Cross' }).getByText('T-Cross', { exact: true });
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
  });

  await test.step('a car is removed by its link', async () => {
    await speech.readTo(/^link, Remover Nivus$/);
    await speech.act();
    await expectCars(page, ['T-Cross', 'Tera']);
    await expect(page.getByRole('heading', { level: 1, name: 'T-Cross e Tera, lado a lado' })).toBeVisible();
  });

  await test.step('nothing is without a name', async () => {
    expect(await speech.unnamedControls()).toEqual([]);
  });
});
