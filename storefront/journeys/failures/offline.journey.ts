import { storedRecords } from '../support/stored-data.ts';
import { whenHydrated } from '../support/offer-page.ts';
import { expect, test } from '../support/world.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a page without a connection says so and lists viewed offers, and works again once connected',
  { tag: '@phone' },
  async ({ page, context, problems }) => {
    await page.goto('ofertasvw/polo');
    await whenHydrated(page);
    // The first interaction loads the code that stores the offer.
    await page.keyboard.press('Tab');
    await expect.poll(() => storedRecords(page)).toContain('/mês em');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      }
    });

    await context.setOffline(true);
    problems.expect(/503/);
    await page.goto('faq');
    await expect(page).toHaveTitle('Sign & Drive | Você está sem conexão');
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(/^Polo.*R\$.*\/mês em \d+.*visto em \d/s);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Perguntas Frequentes' })).toBeVisible();
  },
);
