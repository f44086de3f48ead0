import type { Page } from '@playwright/test';
import { holdRequests } from '../support/browser/network.ts';
import { OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

declare global {
  interface Window {
    /** Resolves when the page has finished its initial work. */
    signdriveHasRun: () => void;
  }
}

/** Holds the page's scripts back, so that the visitor can act before hydration. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test('a press that starts before hydration activates the link under it', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('');
  const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  await link.hover();
  await page.mouse.down();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  release();
  await whenHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.up();
  await new OfferPage(page).expectPrice('R$ 2.179,00');
});

test('a term selected before hydration is used afterwards', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('ofertasvw/t-cross');
  const offer = new OfferPage(page);
  await offer.choose('Prazo', '36 meses');
  release();
  await offer.expectPrice('R$ 2.061,00');
  await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
});

test('a plan selected and ordered before hydration is ordered', { tag: '@desktop' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('ofertasvw/t-cross', { waitUntil: 'commit' });
  // Layout and font are final: nothing moves under the press.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const offer = new OfferPage(page);
  await offer.choose('Prazo', '36 meses');
  await page.getByRole('link', { name: 'Assinar este T-Cross' }).first().click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { name: 'Entre para assinar', level: 1 })).toBeVisible();
  await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
});

/** Navigates from home to another page in the browser: Back and Forward then stay in one document. */
async function openTwoPages(page: Page) {
  const home = page.getByRole('heading', { name: 'Um carro zero. Uma conta só.', level: 1 });
  const calculator = page.getByRole('heading', { name: 'Assinar, financiar ou comprar à vista?', level: 1 });
  await page.goto('');
  await whenHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Comparar custos', exact: true }).click();
  await expect(calculator).toBeVisible();
  return { home, calculator };
}

test('Back before or during hydration shows the previous page', { tag: '@desktop' }, async ({ page }) => {
  const { home, calculator } = await openTwoPages(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(calculator).toBeVisible();
  await page.goBack();
  await expect(home).toBeVisible();
  release();
  await whenHydrated(page);
  await page.goForward();
  await expect(calculator).toBeVisible();
  // With cached scripts, as fast as a visitor could be.
  await page.reload({ waitUntil: 'commit' });
  await expect(calculator).toBeVisible();
  await page.goBack();
  await expect(home).toBeVisible();
  await whenHydrated(page);
});

test(
  'Back during the start of the scripts is handled by the server, and the left page does not hydrate',
  { tag: '@desktop' },
  async ({ page }) => {
    const { home, calculator } = await openTwoPages(page);
    // The scripts have loaded and wait until Back is pressed; the previous page waits until they have run.
    const { promise: hasRun, resolve: tell } = Promise.withResolvers<void>();
    await page.exposeFunction('signdriveHasRun', () => tell());
    await page.addInitScript(() => {
      if (!location.pathname.includes('calculadora')) return;
      const waiting: (() => void)[] = [];
      const now = window.setTimeout.bind(window);
      const hold = (run: () => void, delay?: number) => (delay === undefined ? waiting.push(run) : now(run, delay));
      window.setTimeout = hold as typeof setTimeout;
      addEventListener('popstate', () => {
        window.setTimeout = now as typeof setTimeout;
        for (const run of waiting) now(run);
        requestIdleCallback(() => requestIdleCallback(() => window.signdriveHasRun()));
      });
    });
    await page.reload();
    await expect(calculator).toBeVisible();
    await page.route(/\/$/, async (route) => {
      await hasRun;
      await route.continue();
    });
    await page.goBack();
    await expect(home).toBeVisible();
  },
);

test(
  'the first interaction after a client navigation shows the floating buttons of the new page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('ofertasvw/t-cross');
    await whenHydrated(page);
    // Like an assistive technology: without a pointer or a key.
    await page
      .getByRole('link', { name: 'Assinar este T-Cross' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { name: 'Entre para assinar', level: 1 })).toBeVisible();
    await page.mouse.move(20, 20);
    await expect(page.getByRole('button', { name: 'Rever escolha de cookies' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Falar pelo WhatsApp' })).toHaveCount(0);
  },
);
