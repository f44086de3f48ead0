import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { holdRequests } from '../support/browser/network.ts';
import { OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

const hour = 60 * 60 * 1000;
const storeCheck = { service: 'content', path: '/partner' };
const storeNotFound = 'Loja não encontrada.';

const look = (page: Page) => page.locator('html');

async function storedStore(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'lastVisitedStore');
}

/**
 * Moves time forward for the services, for the page's clock and for the cookies, which the browser expires by its own
 * clock.
 */
async function passTime(page: Page, sandbox: SandboxControl, milliseconds: number) {
  const now = Date.now() + milliseconds;
  await sandbox.advance(milliseconds);
  await page.clock.setFixedTime(now);
  for (const { name, expires } of await page.context().cookies()) {
    if (expires > 0 && expires * 1000 <= now) await page.context().clearCookies({ name });
  }
}

test(
  'a partner’s store is used from the first visit to an offer, and again a day later, by keyboard',
  { tag: '@desktop' },
  async ({ page, sandbox, world }) => {
    const at = (path: string) => new URL(path, world.storeUrl).href;
    const offer = new OfferPage(page);

    await test.step('the first visit has the partner’s theme on every page', async () => {
      await page.goto('viaduto');
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await whenHydrated(page);
      await expectAccessible(page);
      await pressOn(page, page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true }));
      await offer.expectPrice('R$ 2.179,00');
      await expect(page).toHaveURL(
        at('viaduto/ofertasvw/t-cross?utm_source=ofertasvw&utm_medium=referral&utm_campaign=simulacao'),
      );
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await expectAccessible(page);
    });

    await test.step('a plan is selected', async () => {
      await pressOn(page, offer.choice('Prazo', '24 meses'), 'ArrowRight');
      await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
      await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
    });
    const chosen = page.url();

    await test.step('within a day a URL without the store leads to it', async () => {
      await passTime(page, sandbox, 23 * hour);
      expect(await storedStore(page.context())).toMatchObject({ value: 'viaduto', path: '/' });
      await page.goto('faq?de=email');
      await expect(page).toHaveURL(at('viaduto/faq?de=email'));
      await page.goto('concessionaria');
      await expect(page).toHaveURL(at('concessionaria'));
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas Frequentes' })).toHaveAttribute(
        'href',
        '/viaduto/faq',
      );
    });

    await test.step('a day later a URL without the store leads to the house, and a bookmark to the store with its plan', async () => {
      await passTime(page, sandbox, 48 * hour);
      await page.goto('');
      await expect(page).toHaveURL(world.storeUrl);
      await expect(look(page)).not.toHaveAttribute('data-partner');
      await page.goto(chosen);
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await whenHydrated(page);
      await expect(offer.choice('Prazo', '36 meses')).toBeChecked();
      expect(await storedStore(page.context())).toMatchObject({ value: 'viaduto' });
    });
  },
);

test(
  'the link out of a partner’s store leads to the house, with the house theme',
  { tag: '@desktop' },
  async ({ page, world }) => {
    await page.goto('viaduto');
    await whenHydrated(page);
    await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Ir para a loja Sign & Drive' }));
    await expect(page).toHaveURL(world.storeUrl);
    await expect(look(page)).not.toHaveAttribute('data-partner');
    expect(await storedStore(page.context())).toBeUndefined();
    await page.goto('faq');
    await expect(page).toHaveURL(new URL('faq', world.storeUrl).href);
  },
);

test('a partner’s store announces its partner to screen readers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('viaduto');
  await whenHydrated(page);
  const car = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  await car.scrollIntoViewIfNeeded();
  await expect
    .poll(() => car.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  const speech = await Speech.start(page);
  await speech.readTo(/^main$/);
  await speech.expectInOrder([/^document/, 'banner', /^link, .*Viaduto/, 'main']);
  await speech.readTo(/^link, T-Cross$/);
  await speech.forget();
  await speech.act();
  await speech.expectInOrder(['heading, T-Cross, level 1']);
  await expect(page).toHaveURL(/\/viaduto\/ofertasvw\/t-cross\?/);
  expect(await speech.unnamedControls()).toEqual([]);
});

test(
  'the page is sent with the partner’s theme, name and contact, and sets a cookie for a day',
  { tag: '@desktop' },
  async ({ page }) => {
    const response = await page.goto('casa-andrade');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('data-partner="casa-andrade"');
    expect(html).toMatch(/Casa Andrade/);
    expect(html).toMatch(/<img[^>]* src="http:\/\/localhost:\d+\/content\/pictures\/casa-andrade\.svg"/);
    expect(html).toMatch(/https:\/\/wa\.me\/\d+/);
    // The page's first script sets the cookie: a response with a cookie couldn't be cached for other visitors.
    expect(response?.headers()).not.toHaveProperty('set-cookie');
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'lastVisitedStore');
    expect(cookie).toMatchObject({ value: 'casa-andrade', path: '/', sameSite: 'Lax', secure: false });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(24);
  },
);

test(
  'a slug without a store leads home without a message, and the former store is forgotten',
  { tag: '@desktop' },
  async ({ page, context, world }) => {
    await context.addCookies([{ name: 'lastVisitedStore', value: 'casa-andrade', url: world.storeUrl }]);
    await page.goto('nao-existe');
    await expect(page).toHaveURL(world.storeUrl);
    await expect(look(page)).not.toHaveAttribute('data-partner');
    await whenHydrated(page);
    await expect(page.getByText(storeNotFound)).toHaveCount(0);
    expect(await storedStore(context)).toBeUndefined();
  },
);

test(
  'a failed store check leads home with a message',
  { tag: '@desktop' },
  async ({ page, context, sandbox, problems, world }) => {
    problems.expect(/status of 400/);
    await sandbox.fault({ ...storeCheck, status: 400, times: 100 });
    await page.goto('viaduto');
    await expect(page.getByText(storeNotFound)).toBeVisible();
    await expect(page).toHaveURL(world.storeUrl);
    await expect(page.getByText('Abrindo a loja…')).toHaveCount(0);
    expect(await storedStore(context)).toBeUndefined();
  },
);

test(
  'the last visited store stays open while the service fails',
  { tag: '@desktop' },
  async ({ page, context, sandbox, problems, world }) => {
    problems.expect(/status of 400/);
    await context.addCookies([{ name: 'lastVisitedStore', value: 'viaduto', url: world.storeUrl }]);
    await sandbox.fault({ ...storeCheck, status: 400, times: 100 });
    const rejected = page.waitForResponse((response) => response.status() === 400);
    await page.goto('faq');
    await expect(page).toHaveURL(`${world.storeUrl}viaduto/faq`);
    await rejected;
    // The page has received that failure.
    await whenHydrated(page);
    await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
    await expect(page.getByText(storeNotFound)).toHaveCount(0);
  },
);

test('the partner’s logo loads without a layout shift, and its name replaces a failed one', async ({
  page,
  sandbox,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: /^Casa Andrade · exemplo/ });
  const picture = { service: 'content', path: '/pictures/casa-andrade.svg' };
  const logo = home.locator('img');
  const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const places = () =>
    page
      .getByRole('banner')
      .evaluate((header) => [...header.querySelectorAll('a, span')].map((part) => part.getBoundingClientRect().x));
  const send = await holdRequests(page, `**${picture.path}`);
  await page.goto('casa-andrade', { waitUntil: 'commit' });
  await expect(logo).toBeVisible();
  // A loading picture delays the load event, but an interaction starts the scripts.
  await page.keyboard.press('Shift');
  await whenHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(await width(), 'it is still on its way').toBe(0);
  send();
  await expect.poll(width).toBeGreaterThan(0);
  expect(await places()).toEqual(before);

  await sandbox.fault({ ...picture, status: 500, times: 100 });
  await page.reload();
  await whenHydrated(page);
  const name = home.getByText('Casa Andrade · exemplo');
  await expect(logo).toHaveCount(0);
  // The whole name is readable, on a phone too.
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect((await name.boundingBox())?.width).toBeGreaterThan(100);
});
