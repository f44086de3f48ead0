import type { Page } from '@playwright/test';
import { whenTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

test.use({ consent: 'unknown' });

const addresses = [
  '',
  'ofertasvw/t-cross',
  'faq',
  'concessionaria',
  'comparar?ofertas=t-cross,nivus',
  'ofertasvw/t-cross/assinar/entrar',
];
const widths = [320, 360, 600, 768, 1024, 1366, 1920];

/** Lowest window in which every page has to work with the question open. */
const height = 600;

/** What floats looks for its place in the frame after a scroll. */
const whenDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));

/** Parts fixed over the page that meet each other, and what those that float lie on. */
const coveredByFloats = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40);
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      one.right > other.left + 1 &&
      one.top < other.bottom - 1 &&
      one.bottom > other.top + 1;
    const fixed = [...document.querySelectorAll('body *')].filter(
      (part) =>
        getComputedStyle(part).position === 'fixed' &&
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const covered: string[] = [];
    for (const part of fixed) {
      const box = part.getBoundingClientRect();
      for (const other of fixed)
        if (
          other !== part &&
          !other.contains(part) &&
          !part.contains(other) &&
          meet(box, other.getBoundingClientRect())
        )
          covered.push(`${nameOf(part)} meets ${nameOf(other)}`);
      if (part.matches('[data-side]'))
        for (const control of document.querySelectorAll('main :is(a, button, input, select, summary, [data-price])'))
          if (meet(box, control.getBoundingClientRect())) covered.push(`${nameOf(part)} over ${nameOf(control)}`);
    }
    return covered;
  });

/** Controls that lie under a bar at the bottom of the window while they have the focus. */
const coveredInFocus = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')) {
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, width, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, Math.min(bottom - 3, innerHeight - 1));
      const bar = over?.closest('[role="region"], section');
      const isBar = bar && ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      if (isBar && bar.getBoundingClientRect().bottom > innerHeight - 240 && !bar.contains(control))
        covered.push(`${control.textContent} under ${bar.getAttribute('aria-label')}`);
    }
    return covered;
  });

for (const address of addresses) {
  test(
    `nothing fixed on /${address} covers a button, a price or a field at any width`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(address);
      await whenTakenOver(page);
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-side][data-state="waiting"]')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Você escolhe o que medimos' })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        for (let place = 0; place <= height; place += 120) {
          await page.evaluate((top) => scrollTo(0, top), place);
          await whenDrawn(page);
          expect(await coveredByFloats(page), `${width} px wide, ${place} px down`).toEqual([]);
        }
        expect(await coveredInFocus(page), `${width} px wide`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}
