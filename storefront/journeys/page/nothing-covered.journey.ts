import type { Page } from '@playwright/test';
import { whenTakenOver } from '../support/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ consent: 'unknown' });

/** One of each layout: narrowest, from 48rem on, from 64rem on with the least room beside the content. */
const widths = [320, 768, 1024] as const;

/** Pages with something of their own at the foot of the window, or with a first screen of their own. */
const addresses = [
  '',
  'ofertasvw/t-cross',
  'faq',
  'comparar?ofertas=t-cross,nivus',
  'ofertasvw/t-cross/assinar/entrar',
];

/** Lowest window in which every page has to work with the question open. */
const height = 600;

/**
 * On the first two screens: parts fixed over the page that meet each other, and what those that float lie on. What
 * floats looks for its place after a scroll, when the program has its turn.
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
    // Of a folded question the empty end of its row may be covered (floating-place.ts).
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, [data-price])')];
    const covered: string[] = [];
    for (let place = 0; place <= innerHeight; place += innerHeight / 5) {
      scrollTo(0, place);
      await whenAnswered();
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
      }
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
      const bar = over?.closest('section');
      const isBar = bar && ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      if (isBar && bar.getBoundingClientRect().bottom > innerHeight - 240 && !bar.contains(control))
        covered.push(`${control.textContent} under ${bar.getAttribute('aria-label')}`);
    }
    return covered;
  });

test(
  'nothing fixed covers a button, a price or a field, in the lowest window and in each layout',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const address of addresses) {
      await page.setViewportSize({ width: widths[0], height });
      await page.goto(address);
      await whenTakenOver(page);
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-side][data-state="waiting"]')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Você escolhe o que medimos' })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const where = `/${address}, ${width} px wide`;
        expect(await coveredByFloats(page), where).toEqual([]);
        // The bars' height is told to the page in one way at every width: where they are highest proves it.
        if (width === widths[0]) expect(await coveredInFocus(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
      }
    }
  },
);

test('nothing fixed covers the choices about cookies, in each layout', { tag: '@desktop' }, async ({ page }) => {
  const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
  await page.goto('faq');
  await whenTakenOver(page);
  await question.getByRole('button', { name: 'Escolher' }).press('Enter');
  await expect(question.getByRole('group', { name: 'O que você permite' })).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect(await coveredByFloats(page), `${width} px wide`).toEqual([]);
  }
});
