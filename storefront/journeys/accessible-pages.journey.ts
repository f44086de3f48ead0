import { expectAccessible } from './support/accessibility.ts';
import { OfferPage, whenTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

const paths = [
  '',
  'ofertasvw/t-cross',
  'ofertasvw/tiguan-allspace',
  'ofertasvw/t-cross/assinar/entrar',
  'termos-de-uso',
  'faq',
];

for (const path of paths) {
  // In the other themes: every page's story (.storybook/checks), and a partner's store (partner-store.journey.ts).
  test(`/${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await whenTakenOver(page);
    await expectAccessible(page);
  });
}

test('nothing is cut off at 200 % zoom, nor in a window of 320 px', { tag: '@desktop' }, async ({ page }) => {
  // A window of 1280 × 800 at 200 % has this many CSS pixels; 320 px is 1280 at 400 % (WCAG 1.4.10).
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await whenTakenOver(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `/${path} at ${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
    }
  }
});

test('in forced colours what is chosen and what has focus can be told', { tag: '@desktop' }, async ({ page }) => {
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
});

test('with reduced motion nothing on home or an offer moves by itself', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['', 'ofertasvw/t-cross']) {
    await page.goto(path);
    await whenTakenOver(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  }
});
