import { pressOn, tabTo } from './support/keyboard.ts';
import { isTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

test('by keyboard: a category from the tabs, each of its cars in sight as it takes focus, and an offer', async ({
  page,
}) => {
  await page.goto('');
  const offers = page.getByRole('region', { name: 'Ofertas' });
  const tabs = page.getByRole('navigation', { name: 'Filtrar por categoria' });
  const cars = offers.getByRole('list', { name: 'Ofertas' }).getByRole('heading', { level: 3 });
  await expect(cars).toHaveCount(12);

  const suvw = tabs.getByRole('link', { name: 'SUVW 5 carros' });
  await tabTo(page, suvw);
  // The section's script has come with the focus once the filter no longer loads the page.
  await expect.poll(() => isTakenOver(suvw)).toBe(true);
  await pressOn(page, suvw);
  await expect(cars).toHaveText(['T-Cross', 'Nivus', 'Tera', 'Taos', 'Tiguan Allspace']);
  await expect(suvw).toHaveAttribute('aria-current', 'true');
  await expect(suvw).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'SUVW: mostrando 5 carros.' })).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('categoria')).toBe('suvw');

  for (const name of ['T-Cross', 'Nivus', 'Tera', 'Taos']) {
    const car = offers.getByRole('link', { name, exact: true });
    await tabTo(page, car);
    await expect(car).toBeInViewport({ ratio: 1 });
  }

  await page.reload();
  await expect(cars).toHaveCount(5);
  await pressOn(page, offers.getByRole('link', { name: 'Tera', exact: true }));
  await expect(page).toHaveTitle('Sign & Drive | Tera por assinatura');
});
