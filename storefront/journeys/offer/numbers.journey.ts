/** Sizes of the specification (§9), measured in the rendered page. */
import { comeToOffers } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

test(
  'the menu opens in a dialog below 1024 px, and the page is at most 1280 px wide',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('');
    const opener = page.getByRole('banner').locator('[aria-label="Abrir menu"]');
    const isMenuInDialog = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return opener.isVisible();
    };
    await expect.poll(() => isMenuInDialog(1023)).toBe(true);
    await expect.poll(() => isMenuInDialog(1024)).toBe(false);
    await page.setViewportSize({ width: 1600, height: 800 });
    const column = page.getByRole('contentinfo').locator('> *').first();
    await expect.poll(() => column.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280);
  },
);

test(
  'the category tabs show a third of the next one, and the cars are in two rows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('');
    await comeToOffers(page);
    const tabs = page.getByRole('navigation', { name: 'Filtrar por categoria' }).getByRole('list');
    const categories = () =>
      tabs.evaluate((list) => {
        const { left = 0, width = 1 } = list.firstElementChild?.getBoundingClientRect() ?? {};
        return ((list.parentElement?.getBoundingClientRect().right ?? 0) - left) / width;
      });
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(categories).toBeCloseTo(3.33);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(categories).toBeCloseTo(4.33);
    const cars = page.getByRole('list', { name: 'Ofertas' });
    const rows = () =>
      cars.evaluate(
        (list) => new Set([...list.children].map((car) => Math.round(car.getBoundingClientRect().top))).size,
      );
    await expect.poll(rows).toBe(2);
  },
);

test('the facts of a car are in two columns on phones and tablets', { tag: '@phone' }, async ({ page }) => {
  await page.goto('ofertasvw/t-cross');
  const entry = page.getByText('Reajuste anual', { exact: true }).first();
  const columns = () =>
    entry.evaluate((term) => getComputedStyle(term.closest('dl') ?? term).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [360, 2],
    [600, 2],
    [767, 2],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
});
