import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { OfferPage, whenTakenOver } from '../support/offer-page.ts';
import { recordCheck } from '../support/record-check.ts';
import { expect, test } from '../support/world.ts';

const paths = [
  '',
  'ofertasvw/t-cross',
  'ofertasvw/tiguan-allspace',
  'ofertasvw/t-cross/assinar/entrar',
  'termos-de-uso',
  'faq',
];

/** A window of 1280 × 800 at 200 % has as many CSS pixels as the first; 320 px is 1280 at 400 % (WCAG 1.4.10). */
const zoomed = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

// Other themes are checked in every page's story (scripts/story-checks) and in partner-store.journey.ts.
test('each kind of page is accessible on a phone', { tag: '@phone' }, async ({ page }) => {
  for (const path of paths) {
    await test.step(`/${path}`, async () => {
      await page.goto(path);
      await whenTakenOver(page);
      await expectAccessible(page);
    });
  }
});

test(
  'each kind of page is accessible, does not move with reduced motion, and is not cut off at 200 % zoom or at 320 px',
  { tag: '@desktop' },
  async ({ page }) => {
    const window = page.viewportSize();
    for (const path of paths) {
      await test.step(`/${path}`, async () => {
        if (window) await page.setViewportSize(window);
        await page.goto(path);
        await whenTakenOver(page);
        expect(await movingElements(page)).toEqual([]);
        recordCheck('Reduced motion');
        await expectAccessible(page);
        for (const size of zoomed) {
          await page.setViewportSize(size);
          const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
          await expect.poll(widthOfPage, `width of the page at ${size.width} px`).toBeLessThanOrEqual(size.width);
        }
        recordCheck('200 % zoom');
      });
    }
  },
);

test('in forced colours selection and focus are visible', { tag: ['@desktop', '@media'] }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const offer = new OfferPage(page);
  await offer.open();
  for (const [chosen, other] of [
    [offer.choice('Prazo', '24 meses'), offer.choice('Prazo', '36 meses')],
    [offer.choice('Cor', 'Vermelho urucum'), offer.choice('Cor', 'Azul anil')],
  ] as const) {
    const border = (radio: typeof chosen) =>
      radio.evaluate((element) => `${getComputedStyle(element).borderWidth} ${getComputedStyle(element).borderColor}`);
    expect(await border(chosen)).not.toBe(await border(other));
    expect(await border(chosen)).toMatch(/^3px /);
    await chosen.focus();
    await page.keyboard.press('Shift');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).not.toHaveCSS('outline-width', '0px');
  }
  recordCheck('Forced colours');
});

/** Elements that an animation moves. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
