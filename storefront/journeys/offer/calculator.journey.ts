import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { holdRequests } from '../support/browser/network.ts';
import { inPrint, smallestText } from '../support/browser/print.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';
import { liveRegion } from '../support/checks/live-region.ts';

const answer = /^(Assinar|Comprar à vista|Financiar) é o mais barato: R\$\s[\d.]+,\d\d a menos que /;

test(
  'three ways to pay are compared by keyboard, and the URL shows the same result to others',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await page.goto('calculadoracomparativa');
    await whenHydrated(page);
    const said = liveRegion(page, answer);
    const cost = (row: string) =>
      page.getByRole('table', { name: 'A conta, linha por linha' }).getByRole('row', { name: row });
    // 12 × 2.179,00 + 12 × 2.277,06, the adjusted instalment
    await expect(cost('Custo R$')).toContainText('R$ 53.472,72');

    await test.step('the slider changes the result, which is announced once when the slider rests', async () => {
      const slider = page.getByRole('slider', { name: 'Mensalidade da assinatura' });
      await tabTo(page, slider);
      await page.keyboard.press('End');
      await expect(said).toHaveText(/^Comprar à vista é o mais barato: /);
      await expect(page).toHaveURL(/\/calculadoracomparativa\?mensalidade=\d+$/);
    });

    await test.step('the field beside the slider is the same number, to the cent', async () => {
      const field = page.getByRole('textbox', { name: 'Mensalidade da assinatura' });
      await tabTo(page, field, 'Shift+Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('1.999,90');
      await page.keyboard.press('Tab');
      await expect(field).toHaveValue('R$\u00a01.999,90');
      // 12 × 1.999,90 + 12 × 2.089,90, the adjusted instalment
      await expect(cost('Custo R$')).toContainText('R$ 49.077,60');
      await expect(page).toHaveURL(/\?mensalidade=1999\.9$/);
      await expect(said).toHaveText(/^Assinar é o mais barato: /);
    });

    await test.step('the chart loads on approach, and ends on the table’s figures', async () => {
      await page.getByRole('heading', { name: 'Custo mês a mês' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: 'Custo mês a mês' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Custo acumulado, por mês' })).toContainText('R$ 49.077,60');
      await expectAccessible(page);
    });

    await test.step('print shows the result, the chart and the tables in legible text, without controls', async () => {
      await inPrint(page, async () => {
        const sheet = page.getByRole('main');
        await expect(sheet.getByText(answer).first()).toBeVisible();
        await expect(sheet.getByRole('img', { name: 'Custo mês a mês' })).toBeVisible();
        await expect(cost('Custo R$')).toContainText('R$ 49.077,60');
        for (const control of ['button', 'slider', 'textbox', 'combobox'] as const) {
          await expect(sheet.getByRole(control)).toHaveCount(0);
        }
        expect(await smallestText(sheet), 'height of the smallest text in pixels').toBeGreaterThan(12);
      });
    });

    await test.step('the URL shows the same to another visitor, who can calculate without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(shared.getByText(answer).first()).toHaveText(
        (await page.getByText(answer).first().textContent()) ?? '',
      );
      await shared.getByRole('textbox', { name: 'Prazo', exact: true }).fill('36');
      await shared.getByRole('button', { name: 'Ver o resultado' }).click();
      await expect(shared.getByRole('heading', { level: 2, name: /, 36\smeses$/ })).toBeVisible();
      await expect(shared.getByRole('textbox', { name: 'Mensalidade da assinatura' })).toHaveValue(/1\.999,90$/);
      await context.close();
    });

    await test.step('Back removes the number from the result and from the URL', async () => {
      await pressOn(page, page.getByRole('button', { name: /^Voltar para R\$\s2\.179,00/ }), 'Enter');
      await expect(cost('Custo R$')).toContainText('R$ 53.472,72');
      await expect(page).toHaveURL(/\/calculadoracomparativa$/);
    });
  },
);

test(
  'in another site’s frame three ways are compared with a screen reader, and nothing is stored',
  { tag: '@phone' },
  async ({ page, context }) => {
    const before = await context.cookies();
    await page.goto('calculadora?loja=viaduto&revenda=95');
    await whenHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-partner', 'viaduto');
    // A slow server leaves the car's price to the browser.
    await expect(page.getByRole('rowheader', { name: 'Rendimento que você deixaria de ganhar' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Custo acumulado, por mês' })).toBeAttached();
    const speech = await Speech.start(page);
    await speech.readTo(/^rowheader, Rendimento que você deixaria de ganhar/);
    await speech.expectInOrder([
      'main',
      'heading, Assinar, financiar ou comprar à vista?, level 1',
      /^heading, T-Cross .*, 24 meses, level 2/,
      /^Comprar à vista é o mais barato: R\$ [\d.]+,\d\d a menos que assinar\.$/,
      'list, Custo em 24 meses',
      'heading, Por quê, level 3',
      /^Assinar: 12 mensalidades de R\$ 2\.179,00 e 12 de R\$ 2\.277,06, com IPCA de 4,5% ao ano\./,
      'heading, Os seus números, level 2',
      /^combobox, Carro/,
      /^textbox, Prazo/,
      /^slider, Prazo.*24 meses/,
      'heading, Custo mês a mês, level 2',
      /^table, Custo acumulado, por mês/,
      /^table, A conta, linha por linha/,
      /^rowheader, Custo$/,
    ]);
    expect(await speech.unnamedControls()).toEqual([]);
    expect(await context.cookies()).toEqual(before);
    // Other pages store scroll positions when they are left, and read them before they hydrate.
    const readsStorage = async (path: string) =>
      (await (await page.request.get(path)).text()).includes('sessionStorage');
    expect(await readsStorage('calculadoracomparativa')).toBe(true);
    expect(await readsStorage('calculadora')).toBe(false);
    await page.reload();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

test('the form keeps its place in the window when the result above it changes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('calculadoracomparativa');
  await whenHydrated(page);
  const car = page.getByRole('combobox', { name: 'Carro' });
  await tabTo(page, car);
  const place = () => car.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  const resultOf = (name: string) => page.getByRole('heading', { level: 2, name });
  const busy = page.locator('main [aria-busy="true"]');

  await test.step('the former result stays, marked as busy, while another car’s price loads', async () => {
    const release = await holdRequests(page, '**/api/vehicle/**');
    await car.selectOption('Polo Track');
    await expect(busy.filter({ has: resultOf('T-Cross Comfortline 200 TSI') })).toBeVisible();
    expect(await place()).toBe(before);
    release();
    await expect(resultOf('Polo Track')).toBeVisible();
    await expect(busy).toHaveCount(0);
    expect(await place()).toBe(before);
  });

  await test.step('a car without a known price has no result until both prices are typed', async () => {
    await car.selectOption('Audi Q3 (exemplo) S line 2026');
    await expect(page.getByText('Faltam números para fazer a conta')).toBeAttached();
    expect(await place()).toBe(before);
  });
});

test('a finger that scrolls the page from a slider leaves its value', { tag: '@phone' }, async ({ page }) => {
  await page.goto('calculadoracomparativa');
  await whenHydrated(page);
  const slider = page.getByRole('slider', { name: 'Prazo', exact: true });
  await expect(slider).toHaveValue('24');
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  const start = await page.evaluate(() => scrollY);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.6, y: y + height / 2 - up }],
    });
  await touch('touchStart');
  for (const up of [30, 60, 90, 120, 150, 180]) await touch('touchMove', up);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 100);
  await expect(slider).toHaveValue('24');
  expect(page.url()).not.toContain('prazo=');
});

test('a reload keeps every number that was set by a slider', { tag: ['@desktop', '@firefox'] }, async ({ page }) => {
  const fields = page.getByRole('main').getByRole('textbox');
  const read = () => fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await page.goto('calculadoracomparativa');
  await whenHydrated(page);
  for (const slider of await page.getByRole('slider').all()) {
    await slider.press('End');
    await slider.press('ArrowLeft');
  }
  await expect(page).toHaveURL(/&rendimento=39\.9$/);
  const [before, url] = [await read(), page.url()];
  await page.reload();
  await whenHydrated(page);
  await page.getByRole('slider', { name: 'Rendimento do dinheiro ao ano' }).press('End');
  await expect(page).toHaveURL(/&rendimento=40$/);
  expect((await read()).slice(0, -1)).toEqual(before.slice(0, -1));
  expect(page.url()).toBe(url.replace('39.9', '40'));
});
