import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { cardForm } from '../support/pages/card-form.ts';
import { loginLink } from '../support/data/log-in.ts';
import { locate } from '../support/data/query.ts';
import { isFirefox } from '../support/browser/engine.ts';
import { expectLogin } from '../support/pages/identity.ts';
import { pressOn, stopsOf } from '../support/browser/keyboard.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import { holdRequests } from '../support/browser/network.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { expect, test } from '../support/world.ts';

test.use({ consent: 'unknown' });

/** One width per layout: the narrowest, from 48rem on, and from 64rem on with the least room beside the content. */
const widths = [320, 768, 1024] as const;

/** Pages with an element at the bottom of the window, or with a special first screen. */
const urls = ['', 'ofertasvw/t-cross', 'faq', 'comparar?ofertas=t-cross,nivus', 'ofertasvw/t-cross/assinar/entrar'];

/** The lowest window in which every page must work with the consent banner open. */
const height = 600;

/**
 * On the first two screens: fixed elements that overlap, and content under floating ones. Floating elements are
 * positioned after a scroll, in a later task of the page.
 */
const coveredByFloats = (page: Page) =>
  page.evaluate(async () => {
    const nameOf = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40);
    const whenAnswered = () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(undefined)))),
      );
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      one.right > other.left + 1 &&
      one.top < other.bottom - 1 &&
      one.bottom > other.top + 1;
    const everFixed = [...document.querySelectorAll('body *')].filter(
      (part) => getComputedStyle(part).position === 'fixed',
    );
    // The empty end of a collapsed question's row may be covered (floating-place.ts).
    const controls = [
      ...document.querySelectorAll(':is(main, footer) :is(a, button, input, select, iframe, [data-price])'),
    ];
    const lines: Range[] = [];
    const texts =
      'ul, table, [role="table"], [role="radiogroup"], details[open], [data-surface="ground"], [data-tone="for"], [data-tone="against"]';
    for (const part of document.querySelectorAll(`footer, main :is(${texts})`)) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const line = document.createRange();
        line.selectNodeContents(words.currentNode);
        lines.push(line);
      }
    }
    const coveredAt = (place: number) => {
      const covered: string[] = [];
      const fixed = everFixed.filter((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      for (const part of fixed) {
        const box = part.getBoundingClientRect();
        const under = [
          ...fixed.filter((other) => !other.contains(part) && !part.contains(other)),
          ...(part.matches('[data-side]') ? controls : []),
        ];
        for (const other of under)
          if (meet(box, other.getBoundingClientRect()))
            covered.push(`${place} px down, ${nameOf(part)} over ${nameOf(other)}`);
        for (const line of part.matches('[data-side]') ? lines : [])
          if ([...line.getClientRects()].some((rect) => meet(box, rect)))
            covered.push(`${place} px down, ${nameOf(part)} over "${line.toString().slice(0, 40)}"`);
      }
      return covered;
    };
    const everCovered: string[] = [];
    for (let place = 0; place <= innerHeight; place += innerHeight / 5) {
      scrollTo(0, place);
      let covered: string[] = [];
      // An element counts as covered only if it still is after the page has handled the scroll.
      for (let answers = 0; answers < 30; answers += 1) {
        await whenAnswered();
        covered = coveredAt(place);
        if (covered.length === 0) break;
      }
      everCovered.push(...covered);
    }
    return everCovered;
  });

/**
 * Focused controls that are covered by a bar at the bottom of the window. Firefox doesn't scroll to a control of which a
 * part is in view, so there its first line must be uncovered, elsewhere the whole control.
 */
const coveredInFocus = (page: Page) =>
  page.evaluate((isFirstLineEnough) => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')) {
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, width, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      const lowest = isFirstLineEnough ? Math.min(top + 24, bottom) : bottom;
      const over = document.elementFromPoint(left + width / 2, Math.min(lowest - 3, innerHeight - 1));
      const bar = over?.closest('section');
      const isBar = bar && ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      if (isBar && bar.getBoundingClientRect().bottom > innerHeight - 240 && !bar.contains(control))
        covered.push(`${control.textContent} under ${bar.getAttribute('aria-label')}`);
    }
    return covered;
  }, isFirefox(page.context()));

/** Focuses a control, and expects the same dark pixels at its upper and its lower edge, where nothing else is dark. */
async function expectWholeRing(control: Locator) {
  await control.focus();
  // After a change of the window's size its place is known once the page is laid out.
  await expect(() => expectSameEdges(control)).toPass();
}

async function expectSameEdges(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen.');
  const outside = 8;
  const edge = outside + 5;
  const clip = { x: box.x + box.width / 2, y: box.y - outside, width: 1, height: box.height + 2 * outside };
  const picture = await control.page().screenshot({ clip });
  const pixels = await sharp(picture).removeAlpha().greyscale().raw().toBuffer();
  const isDark = [...pixels].map((brightness) => brightness < 128);
  const above = isDark.slice(0, edge);
  expect(above, `the ring of ${control.toString()}`).toContain(true);
  expect(isDark.toReversed().slice(0, edge), `below ${control.toString()} as above`).toEqual(above);
}

test(
  'no fixed element covers a button, a price or a field, in the lowest window and in each layout',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const url of urls) {
      await page.setViewportSize({ width: widths[0], height });
      await page.goto(url);
      await whenHydrated(page);
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-side][data-state="waiting"]')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Você escolhe o que medimos' })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const where = `/${url}, ${width} px wide`;
        expect(await coveredByFloats(page), where).toEqual([]);
        // The bars set their height in one way at every width, so the width with the highest bars is enough.
        if (width === widths[0]) expect(await coveredInFocus(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
      }
    }
  },
);

test('no fixed element covers the consent choices, in each layout', { tag: '@desktop' }, async ({ page }) => {
  const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
  await page.goto('faq');
  await whenHydrated(page);
  await question.getByRole('button', { name: 'Escolher' }).press('Enter');
  await expect(question.getByRole('group', { name: 'O que você permite' })).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect(await coveredByFloats(page), `${width} px wide`).toEqual([]);
  }
});

test.describe('after a consent choice', () => {
  test.use({ consent: 'denied' });

  const sizes = [
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ];

  test(
    'no floating button covers a figure, a colour, an answer, a notice, a result, or a link or text of a footer that does not scroll away',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const url of [
        'faq',
        'ofertasvw/nivus',
        'ofertasvw/t-cross/assinar/entrar',
        'comparar?ofertas=t-cross,nivus,polo',
        'calculadoracomparativa',
        'calculadoracomparativa?prazo=999&carro=fusca',
      ]) {
        await page.goto(url);
        await whenHydrated(page);
        await page.keyboard.press('Shift');
        await expect(page.locator('[data-side]')).not.toHaveCount(0);
        if (url === 'faq') await page.locator('main summary').first().click();
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect(await coveredByFloats(page), `/${url}, ${size.width} px wide`).toEqual([]);
        }
      }
    },
  );

  test(
    'in a phone on its side and at 400 % zoom the buttons end the page, and revoke gets the focus back there',
    { tag: '@desktop' },
    async ({ page }) => {
      const revoke = page.getByRole('button', { name: 'Rever escolha de cookies' });
      const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      for (const size of [
        { width: 740, height: 360 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size);
        await page.goto('');
        await whenHydrated(page);
        await revoke.press('Enter');
        const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
        await question.getByRole('button', { name: 'Recusar' }).press('Enter');
        await expect(revoke).toBeFocused();
        await expect(revoke).toBeInViewport({ ratio: 1 });
        const footerTop = await topOf(page.getByRole('contentinfo'));
        for (const button of [revoke, page.getByRole('link', { name: 'Falar pelo WhatsApp' })])
          expect(await topOf(button), `${size.width} px wide`).toBeGreaterThan(footerTop);
      }
    },
  );

  test(
    'no floating button covers a control of a low window before the page’s script has run',
    { tag: '@desktop' },
    async ({ page }) => {
      await holdRequests(page, '**/assets/*.js');
      for (const url of ['', 'ofertasvw/nivus', 'calculadoracomparativa']) {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('[data-side]')).not.toHaveCount(0);
        for (const [width, windowHeight] of [
          [1366, 657],
          [1440, 789],
        ] as const) {
          await page.setViewportSize({ width, height: windowHeight });
          expect(await coveredByFloats(page), `/${url}, ${width} × ${windowHeight}`).toEqual([]);
        }
      }
    },
  );

  test(
    'each control of the calculator is in view when Tab reaches it, in a window lower than the result',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 657 });
      await page.goto('calculadoracomparativa');
      await whenHydrated(page);
      expect(await stopsOf(page)).toContain('Ver a oferta: T-Cross');
    },
  );

  test(
    'no focus ring is covered above or below: a dialog’s close button, the menu’s first link, the last section of an ' +
      'offer, the account’s links',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      await page.goto('faq');
      await whenHydrated(page);
      await pressOn(page, locate(page, loginLink));
      await expectLogin(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await expectWholeRing(page.getByRole('dialog').getByRole('button', { name: 'Fechar' }));
      }

      await page.setViewportSize({ width: widths[0], height });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Abrir menu' }).press('Enter');
      await expectWholeRing(page.getByRole('dialog').getByRole('link', { name: 'Entrar' }));

      await page.goto('ofertasvw/t-cross');
      await whenHydrated(page);
      await page.keyboard.press('Shift');
      await expectWholeRing(page.getByText('Condições da oferta', { exact: true }).locator('xpath=ancestor::summary'));

      await sandbox.scenario('method-19');
      await startWithSession(page);
      await page.setViewportSize({ width: 1024, height });
      await page.goto('conta/plano');
      await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible();
      await page.keyboard.press('Shift');
      await expectWholeRing(page.getByRole('main').getByRole('link', { name: 'Status do pedido' }));
    },
  );

  test('no floating button covers the form of a card', { tag: '@desktop' }, async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    await new OrderPages(page).enterPayment('Cartão de crédito');
    await page.getByRole('button', { name: 'Informar cartão' }).click();
    await expect(cardForm(page).getByLabel('Número do cartão')).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await coveredByFloats(page), `${size.width} px wide`).toEqual([]);
    }
  });

  test('the bar of a short step is at the bottom of a tablet', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('ofertasvw/t-cross/assinar/entrar');
    const bar = page.getByRole('region', { name: 'Resumo do pedido' });
    await expect(bar.getByRole('button')).toBeVisible();
    await expect.poll(() => bar.evaluate((box) => Math.round(box.getBoundingClientRect().bottom))).toBe(1024);
  });
});
