import type { Locator, Page } from '@playwright/test';
import { scriptOf } from '../support/servers/build.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { comeToOffers, isHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';
import { liveRegion } from '../support/checks/live-region.ts';

/** The chunk with the carousel's physics, which reduced motion doesn't load. */
const motionScript = '../design-system/src/components/carousel/carousel-motion.ts';

// At the width where the tabs scroll as well; the test focuses every card at both widths.
test(
  'by keyboard: a category is selected, each of its cars is in view on focus, and an offer opens',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('');
    await comeToOffers(page);
    const offers = page.getByRole('region', { name: 'Ofertas' });
    const tabs = page.getByRole('navigation', { name: 'Filtrar por categoria' });
    const cars = offers.getByRole('list', { name: 'Ofertas' }).getByRole('heading', { level: 3 });
    await expect(cars).toHaveCount(12);

    const suvw = tabs.getByRole('link', { name: 'SUVW 5 carros' });
    await tabTo(page, suvw);
    // The section has hydrated on focus once the filter doesn't reload the page.
    await expect.poll(() => isHydrated(suvw)).toBe(true);
    await pressOn(page, suvw);
    await expect(cars).toHaveText(['T-Cross', 'Nivus', 'Tera', 'Taos', 'Tiguan Allspace']);
    await expect(suvw).toHaveAttribute('aria-current', 'true');
    await expect(suvw).toBeFocused();
    await expect(liveRegion(page, 'SUVW: mostrando 5 carros.')).toHaveCount(1);
    await expect(page).toHaveURL(/\?categoria=suvw$/);

    for (const name of ['T-Cross', 'Nivus', 'Tera', 'Taos']) {
      const car = offers.getByRole('link', { name, exact: true });
      await tabTo(page, car);
      await expect(car).toBeInViewport({ ratio: 1 });
    }

    await page.reload();
    await comeToOffers(page);
    await expect(cars).toHaveCount(5);
    await pressOn(page, offers.getByRole('link', { name: 'Tera', exact: true }));
    await expect(page).toHaveTitle('Sign & Drive | Tera por assinatura');
  },
);

/** The carousel of offers: its position, and its fully visible columns. */
async function railOf(page: Page) {
  await comeToOffers(page);
  const offers = page.getByRole('region', { name: 'Ofertas' });
  const rail = offers.getByRole('list', { name: 'Ofertas' }).locator('..');
  await rail.evaluate((viewport) => viewport.scrollIntoView({ block: 'end' }));
  await expect.poll(() => isHydrated(rail)).toBe(true);
  const place = () => rail.evaluate((viewport) => viewport.scrollLeft);
  return { offers, rail, place };
}

/** Records every position of the rail while it scrolls. */
async function watchPlaces(rail: Locator) {
  const places = await rail.evaluateHandle((viewport) => {
    const seen: number[] = [];
    viewport.addEventListener('scroll', () => seen.push(Math.round(viewport.scrollLeft)));
    return seen;
  });
  return () => places.jsonValue();
}

/** Embla controls the rail once a visitor is near it. */
const expectAssisted = (rail: Locator) => expect(rail).toHaveAttribute('data-assisted');
/** Expects the rail to rest with a column at its start. */
async function expectAtColumn(rail: Locator) {
  await expect(rail).not.toHaveAttribute('data-moving');
  const past = await rail.evaluate((viewport) => {
    const columns = [...viewport.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left);
    const start = viewport.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(viewport).paddingLeft);
    const isAtEnd = viewport.scrollLeft >= viewport.scrollWidth - viewport.clientWidth - 1;
    return isAtEnd ? 0 : Math.min(...columns.map((left) => Math.abs(left - start)));
  });
  expect(past, 'px between the rail’s start and a column').toBeLessThan(2);
}

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the buttons glide to the next cars and back, keep focus, and announce the position',
    { tag: ['@desktop', '@media'] },
    async ({ page }) => {
      await page.goto('');
      const { offers, rail, place } = await railOf(page);
      const next = offers.getByRole('button', { name: 'Próximas ofertas' });
      const back = offers.getByRole('button', { name: 'Ofertas anteriores' });
      await next.focus();
      await expectAssisted(rail);
      const places = await watchPlaces(rail);
      await page.keyboard.press('Enter');
      await expect(offers.getByText('Mostrando ofertas 5 a 12 de 12.')).toHaveCount(1);
      await expect(offers.getByRole('link', { name: 'ID.Buzz', exact: true })).toBeInViewport({ ratio: 1 });
      await expectAtColumn(rail);
      expect(new Set(await places()).size, 'places on its way').toBeGreaterThan(1);
      // At the end the button keeps focus and is disabled for assistive technology.
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await tabTo(page, back, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(offers.getByText('Mostrando ofertas 1 a 8 de 12.')).toHaveCount(1);
      await expect.poll(place).toBeLessThan(1);
    },
  );

  test(
    'the buttons jump from when reduced motion is switched on, and glide again once it is off',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('');
      const { offers, rail, place } = await railOf(page);
      const next = offers.getByRole('button', { name: 'Próximas ofertas' });
      await next.focus();
      await expectAssisted(rail);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const jumps = await watchPlaces(rail);
      await page.keyboard.press('Enter');
      await expect(offers.getByText('Mostrando ofertas 5 a 12 de 12.')).toHaveCount(1);
      await expect(offers.getByRole('link', { name: 'ID.Buzz', exact: true })).toBeInViewport({ ratio: 1 });
      await expectAtColumn(rail);
      expect(new Set(await jumps()).size, 'places on its way').toBe(1);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // The page is told of a setting with its next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const glides = await watchPlaces(rail);
      await tabTo(page, offers.getByRole('button', { name: 'Ofertas anteriores' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(place).toBeLessThan(1);
      expect(new Set(await glides()).size, 'places on its way').toBeGreaterThan(1);
    },
  );

  test(
    'a drag follows the pointer, settles on a car, and opens no offer',
    { tag: ['@desktop', '@media'] },
    async ({ page }) => {
      await page.goto('');
      const { rail, place } = await railOf(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await rail.boundingBox()) ?? {};
      await page.mouse.move(x + width * 0.7, y + height * 0.2);
      await expectAssisted(rail);
      const url = page.url();
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 8 });
      await expect(rail).toHaveAttribute('data-moving');
      await expect.poll(place, 'it has come along').toBeGreaterThan(width * 0.1);
      await page.mouse.move(x + width * 0.3, y + height * 0.2, { steps: 8 });
      await page.mouse.up();
      await expectAtColumn(rail);
      expect(await place()).toBeGreaterThan(width * 0.2);
      expect(page.url()).toBe(url);
    },
  );

  test('a flick throws the carousel past the point where the finger left it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('');
    const { rail, place } = await railOf(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await rail.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    // Synthetic timestamps: the speed of the swipe must not depend on the machine.
    let moment = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: (moment += 0.016),
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * across, y: y + height * 0.3 }],
      });
    const swipe = async (from: number, ...to: number[]) => {
      moment = Date.now() / 1000;
      await touch('touchStart', from);
      for (const across of to) await touch('touchMove', across);
    };
    // The first swipe is native and loads Embla, which starts once the finger has left.
    await swipe(0.6, 0.55, 0.5, 0.45);
    await touch('touchEnd');
    await expectAssisted(rail);
    await expectAtColumn(rail);
    const url = page.url();
    const start = await place();
    await swipe(0.9, 0.75, 0.6, 0.45, 0.3);
    await expect.poll(place, 'it has come along').toBeGreaterThan(start + width * 0.3);
    const left = await place();
    await touch('touchEnd');
    await expectAtColumn(rail);
    expect(await place()).toBeGreaterThan(left);
    expect(page.url()).toBe(url);
  });
});

test('with reduced motion the buttons scroll natively, without an animation', { tag: '@desktop' }, async ({ page }) => {
  const fetched: string[] = [];
  await page.route(scriptOf(motionScript), async (route) => {
    fetched.push(route.request().url());
    await route.continue();
  });
  await page.goto('');
  const { offers, rail } = await railOf(page);
  await offers.getByRole('button', { name: 'Próximas ofertas' }).click();
  await expect(offers.getByRole('link', { name: 'ID.Buzz', exact: true })).toBeInViewport({ ratio: 1 });
  // Without reduced motion the chunk would load on approach.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(fetched).toEqual([]);
  await offers.getByRole('button', { name: 'Ofertas anteriores' }).focus();
  await expectAssisted(rail);
  expect(fetched).not.toEqual([]);
});

test('every card off the screen is reached by keyboard and fully visible on focus', async ({ page }) => {
  await page.goto('');
  const { offers } = await railOf(page);
  const headings = offers.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(12);
  const names = await headings.allTextContents();
  for (const name of names) {
    const car = offers.getByRole('link', { name, exact: true });
    await tabTo(page, car);
    await expect(car, name).toBeInViewport({ ratio: 1 });
  }
});
