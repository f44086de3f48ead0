import { viewOfferForOffline } from '../support/browser/stored-data.ts';
import { expect, test } from '../support/world.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a page without a connection says so and lists viewed offers, and works again once connected',
  { tag: '@phone' },
  async ({ page, context, problems }) => {
    await viewOfferForOffline(page);

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

test(
  'the page shown without a connection begins at the left edge of the other pages',
  { tag: '@desktop' },
  async ({ page, context, problems }) => {
    const leftOf = async (heading: string) =>
      (await page.getByRole('heading', { level: 1, name: heading }).boundingBox())?.x;
    await viewOfferForOffline(page);
    await context.setOffline(true);
    problems.expect(/503/);
    await page.goto('faq');
    const left = await leftOf('Você está sem conexão');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    expect(await leftOf('Perguntas Frequentes')).toBe(left);
  },
);
