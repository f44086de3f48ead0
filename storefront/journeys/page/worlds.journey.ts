import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

declare global {
  interface Window {
    /** Set by hostile content that runs. */
    hostile?: string;
  }
}

/** Expects no horizontal overflow at this width. */
async function expectNoOverflow(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}

test('hostile content is shown as text and never runs', { tag: '@phone' }, async ({ page, sandbox }) => {
  await sandbox.scenario('hostile-content');
  page.on('dialog', (dialog) => {
    throw new Error(`The page said: ${dialog.message()}`);
  });
  // A question is open if its answer contains the search term.
  for (const path of ['', 'ofertasvw/t-cross', 'termos-de-uso', 'faq?busca=perigosos']) {
    await page.goto(path);
    await whenHydrated(page);
    const folded = page.locator('details:not([open]) > summary:has(h2):visible');
    while ((await folded.count()) > 0) await folded.first().tap();
    await expect(page.getByText('Parágrafo com atributos perigosos.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Link bom' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/?$/,
    );
    await expect(page.getByText('<script>texto escapado</script>').first()).toBeVisible();
    await page.getByText('Parágrafo com atributos perigosos.').first().click();
    expect(await page.evaluate(() => window.hostile)).toBeUndefined();
    await expect(page.locator('main :is(iframe, object, embed, form[action*="example.com"], [onerror])')).toHaveCount(
      0,
    );
    await expect(page.locator('[href^="javascript:"], [href^="data:text"]')).toHaveCount(0);
    await expectNoOverflow(page);
  }
});

test('cars without availability are shown and cannot be configured', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('all-unavailable');
  await page.goto('');
  await expect(page.getByText('Sem disponibilidade no momento.')).toHaveCount(12);
  await page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'T-Cross sem disponibilidade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'T-Cross no dia a dia' })).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expectAccessible(page);
});

test('a store without a car says so, on home and on an offer', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('empty-catalogue');
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Nenhuma oferta no momento' })).toBeVisible();
  await page.goto('ofertasvw/t-cross');
  await expect(page.getByRole('heading', { name: 'T-Cross sem disponibilidade' })).toBeVisible();
});

test(
  'a thirteenth car follows the twelve, with a working page and a placeholder picture',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    // It has no drawing, and no page requests one: a 404 would fail the test.
    await sandbox.scenario('thirteenth-car');
    await page.goto('');
    const cars = page.getByRole('region', { name: 'Ofertas' }).getByRole('article');
    await expect(cars).toHaveCount(13);
    await cars.last().getByRole('link', { name: 'Carro de exemplo', exact: true }).click();
    const offer = new OfferPage(page);
    await offer.expectPrice('R$ 1.799,00');
    await expect(page.getByRole('img', { name: /^Carro de exemplo, cor/ })).toBeVisible();
  },
);

test('an offer with little data shows what exists', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('no-extensions');
  const offer = new OfferPage(page);
  await offer.open();
  await offer.expectPrice('R$ 2.179,00');
  await expect(page.getByRole('heading', { name: 'Quanto custa de verdade' })).toBeVisible();
  await expect(page.getByText('Quilômetro excedente')).toHaveCount(0);
  await expect(page.getByText('undefined')).toHaveCount(0);
});

test('very long texts fit into the narrowest window', { tag: '@phone' }, async ({ page, sandbox }) => {
  await sandbox.scenario('long-texts');
  // A question is open if its answer contains the search term.
  for (const path of ['', 'ofertasvw/t-cross', 'termos-de-uso', 'faq?busca=perigosos']) {
    await page.goto(path);
    await whenHydrated(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByText('Pneumoultramicroscopicossilicovulcanoconiótico').first()).toBeVisible();
      await expectNoOverflow(page);
    }
  }
});
