import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';
import { liveRegion } from '../support/checks/live-region.ts';

const table = (page: Page) => page.getByRole('table');

/** Expects these cars side by side, in this order. */
async function expectCars(page: Page, names: readonly string[]) {
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Carro',
    ...names.map((name) => new RegExp(`^${name}`)),
  ]);
}

/** Selects in a native list by the entry's first letter, once more for each earlier entry with that letter. */
async function choose(page: Page, label: string, name: string) {
  const list = page.getByRole('combobox', { name: label });
  await tabTo(page, list);
  const labels = await list.locator('option').allTextContents();
  const sameLetter = labels.filter((text) => text.startsWith(name.charAt(0)));
  for (const text of sameLetter.slice(0, sameLetter.indexOf(name) + 1)) {
    await page.keyboard.press(name.charAt(0));
    await expect(list.locator('option:checked')).toHaveText(text);
  }
}

test(
  'three offers are compared, swapped and shared by keyboard alone',
  { tag: '@firefox' },
  async ({ page, browser }) => {
    await page.goto('comparar');
    await whenHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Compare duas ou três ofertas' })).toBeVisible();

    await test.step('the first car is added to an empty comparison, then two more', async () => {
      for (const [place, name] of ['T-Cross', 'Tera', 'Nivus'].entries()) {
        await choose(page, 'Carro', name);
        await pressOn(page, page.getByRole('button', { name: 'Adicionar' }));
        await expect(table(page).getByRole('columnheader')).toHaveCount(place + 2);
      }
      await expectCars(page, ['T-Cross', 'Tera', 'Nivus']);
      // The form for more cars is gone.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(/\/comparar\?ofertas=t-cross,tera,nivus$/);
      await expect(page).toHaveTitle('Sign & Drive | Comparar T-Cross, Tera e Nivus');
    });

    await test.step('on the narrowest phone all columns fit, and the prices stay in view', async () => {
      const before = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('rowheader', { name: 'Equipamentos' }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const head of await table(page).getByRole('columnheader', { name: 'R$' }).all())
        await expect(head).toBeInViewport({ ratio: 1 });
      if (before) await page.setViewportSize(before);
    });

    await test.step('term and kilometres change for all cars, and equal rows can be hidden', async () => {
      await tabTo(page, page.getByRole('combobox', { name: 'Prazo' }));
      await page.keyboard.press('3');
      await tabTo(page, page.getByRole('checkbox', { name: 'Só as diferenças' }));
      await page.keyboard.press(' ');
      await pressOn(page, page.getByRole('button', { name: 'Atualizar comparação' }));
      await expect(page).toHaveURL(/\/comparar\?ofertas=t-cross,tera,nivus&prazo=36&km=1000&diferencas=1$/);
      await expect(table(page).getByRole('row', { name: /^Prazo/ })).toHaveCount(0);
      await expect(page.getByText('Todos em 36 meses, 1.000 km por mês.')).toBeVisible();
      await page.goBack();
      await expect(
        table(page)
          .getByRole('row', { name: /^Prazo/ })
          .getByRole('cell'),
      ).toHaveText(Array(3).fill('24 meses'));
    });

    await test.step('a car is swapped for another, and Back restores it', async () => {
      await choose(page, 'Trocar Tera por', 'Polo');
      await pressOn(page, page.getByRole('button', { name: 'Trocar Tera' }));
      await expectCars(page, ['T-Cross', 'Polo', 'Nivus']);
      await expect(page.getByRole('button', { name: 'Trocar Polo' })).toBeFocused();
      await page.goBack();
      await expectCars(page, ['T-Cross', 'Tera', 'Nivus']);
    });

    await test.step('the URL shows the same cars to another visitor, also without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expectCars(shared, ['T-Cross', 'Tera', 'Nivus']);
      await shared.getByRole('combobox', { name: 'Trocar Tera por' }).selectOption({ label: 'Polo' });
      await shared.getByRole('button', { name: 'Trocar Tera' }).click();
      await expectCars(shared, ['T-Cross', 'Polo', 'Nivus']);
      await context.close();
    });

    await test.step('a car is removed, and the offer opens on the compared plan', async () => {
      await pressOn(page, page.getByRole('link', { name: 'Remover Nivus' }));
      await expectCars(page, ['T-Cross', 'Tera']);
      await expect(page.getByRole('link', { name: 'Remover Tera' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Remover Tera' }), 'the page has not moved').toBeInViewport();
      await pressOn(page, page.getByRole('link', { name: 'Ver oferta Tera MPI' }));
      await expect(page).toHaveURL(/\/ofertasvw\/tera\?prazo=24&km=1000&cor=/);
      await expect(page.getByRole('heading', { level: 1, name: 'Tera' })).toBeVisible();
    });
  },
);

test(
  'a heading that gets the focus of a control that is gone is in view: of a full and of an empty comparison',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('comparar?ofertas=t-cross,nivus');
    await whenHydrated(page);
    await page.getByRole('combobox', { name: 'Carro', exact: true }).selectOption({ label: 'Tera' });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    const full = page.getByRole('heading', { level: 1, name: 'T-Cross, Nivus e Tera, lado a lado' });
    await expect(full).toBeFocused();
    await expect(full).toBeInViewport({ ratio: 1 });

    await page.goto('comparar?ofertas=t-cross');
    await whenHydrated(page);
    await page.getByRole('link', { name: 'Remover T-Cross' }).click();
    const empty = page.getByRole('heading', { level: 1, name: 'Compare duas ou três ofertas' });
    await expect(empty).toBeFocused();
    await expect(empty).toBeInViewport({ ratio: 1 });
  },
);

test('cars are selected on their cards, and the comparison link is announced', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  const chosen = page.getByRole('region', { name: 'Carros para comparar' });
  const control = (name: string) => page.getByRole('button', { name: `Comparar ${name}`, exact: true });
  // A link until its section's script has loaded on approach.
  await page.getByRole('heading', { level: 2, name: 'Ofertas' }).scrollIntoViewIfNeeded();
  await expect(control('T-Cross')).toBeVisible();
  await pressOn(page, control('T-Cross'), ' ');
  await expect(control('T-Cross')).toHaveAttribute('aria-pressed', 'true');
  await expect(liveRegion(page, 'T-Cross escolhido. Falta o segundo carro.')).toBeVisible();
  await pressOn(page, chosen.getByRole('button', { name: 'Limpar' }));
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Ofertas' })).toBeFocused();
  await pressOn(page, control('T-Cross'));
  await pressOn(page, control('Nivus'));
  await expect(liveRegion(page, 'T-Cross e Nivus escolhidos.')).toBeVisible();
  await pressOn(page, chosen.getByRole('link', { name: 'Comparar (2)' }));
  await expectCars(page, ['T-Cross', 'Nivus']);
  await expect(page).toHaveURL(/\/comparar\?ofertas=t-cross,nivus$/);
});

test('three offers are compared with a screen reader alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('comparar?ofertas=t-cross,tera,nivus');
  await whenHydrated(page);
  await expect(table(page).getByText('Seguro completo')).toHaveCount(3);
  const speech = await Speech.start(page);

  await test.step('the page announces its subject and its cars', async () => {
    await speech.readTo(/^button, Trocar T-Cross/);
    await speech.expectInOrder([
      'main',
      'heading, T-Cross, Tera e Nivus, lado a lado, level 1',
      /^Todos em 24 meses, 1\.000 km por mês\./,
      'table',
      'Comparação de ofertas',
      /^columnheader, T-Cross.*R\$ 2\.179,00/,
      /^columnheader, Tera.*R\$ 1\.789,00/,
      /^columnheader, Nivus.*R\$ 2\.099,00/,
      /^rowheader, Preço e plano/,
      'link, Ver oferta T-Cross Comfortline 200 TSI',
      'link, Ver oferta Tera MPI',
      'link, Ver oferta Nivus Comfortline 200 TSI',
      /^rowheader, Prazo/,
      /^cell, 24 meses/,
      /^rowheader, Total no período/,
      /^cell, R\$ 53\.472,72/,
      /^cell, R\$ 43\.902,12 ?menor/,
      /^cell, R\$ 51\.509,52/,
      /^rowheader, Km excedente/,
      /^rowheader, Franquia do seguro/,
      /^rowheader, Saída antecipada/,
      /no mês 12/,
      /^rowheader, Incluído/,
      /Seguro completo/,
      /^rowheader, Não incluído/,
      /^rowheader, Entrega/,
      /^rowheader, O carro/,
      /^rowheader, Motor/,
      /^rowheader, Porta-malas/,
      /^rowheader, Categoria/,
      /^cell, SUVW/,
      /^rowheader, Equipamentos/,
      /^rowheader, Em todos/,
      /^rowheader, Trocar ou remover/,
      /^combobox, Trocar T-Cross por/,
      'button, Trocar T-Cross',
    ]);
  });

  await test.step('no car’s name is split across two lines', async () => {
    const name = table(page).getByRole('link', { name: 'Remover T-Cross' }).getByText('T-Cross', { exact: true });
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
  });

  await test.step('a car is removed by its link', async () => {
    await speech.readTo(/^link, Remover Nivus$/);
    await speech.act();
    await expectCars(page, ['T-Cross', 'Tera']);
    await expect(page.getByRole('heading', { level: 1, name: 'T-Cross e Tera, lado a lado' })).toBeVisible();
  });

  await test.step('every control has a name', async () => {
    expect(await speech.unnamedControls()).toEqual([]);
  });
});
