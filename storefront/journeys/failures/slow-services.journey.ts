import { scriptOf } from '../support/servers/build.ts';
import { holdRequests } from '../support/browser/network.ts';
import { isHydrated, OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { PageClock } from '../support/browser/page-clock.ts';
import { expect, testWithShortBudget as test } from '../support/world.ts';

const offers = '/vehicles/rentals/offers';
const simulation = '/vehicles/TCCOM1/simulation';

test(
  'with slow services the page arrives within its budget with skeletons, and a second load completes it',
  { tag: '@phone' },
  async ({ page, sandbox, world }) => {
    // Longer than the server waits, and only for the server: the browser's requests get an immediate response.
    await sandbox.fault({ service: 'vehicle', path: offers, delayMs: 600_000 });
    await sandbox.fault({ service: 'content', path: '/', delayMs: 600_000 });
    const answer = Promise.withResolvers<string>();
    await page.route(world.storeUrl, async (route) => {
      const response = await route.fetch();
      answer.resolve(await response.text());
      await route.fulfill({ response });
    });
    await page.goto('', { waitUntil: 'commit' });
    const html = await answer.promise;
    expect(
      (await sandbox.calls('vehicle', /offers$/))[0]?.status,
      'the page is whole, the service not done',
    ).toBeNull();
    expect(html).toContain('Carregando');
    expect(html).not.toContain('/ofertasvw/t-cross');

    await expect(page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
    await expect(page.getByText('Carregando')).toHaveCount(0);
    expect(await sandbox.calls('content', /^\/$/)).toHaveLength(2);
  },
);

test(
  'a page whose second load can’t start is reloaded once and then reports the connection',
  { tag: '@phone' },
  async ({ page, problems, sandbox }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    await page.route(scriptOf('first-load/route-changes.ts'), (route) => route.abort('connectionfailed'));
    await sandbox.fault({ service: 'vehicle', path: offers, delayMs: 600_000 });
    await page.goto('');
    await expect(page.getByText(/^Ops! Parece que você está sem conexão/)).toBeVisible();
    const [visit] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(visit).toMatchObject({ type: 'reload' });
  },
);

test(
  'a slow simulation leaves the price readable, and the offer completes without an interaction',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const clock = await PageClock.install(page, (request) => request.url().endsWith('/simulation'));
    await sandbox.fault({ service: 'vehicle', method: 'POST', path: simulation, delayMs: 600_000 });
    const offer = new OfferPage(page);
    await offer.open();
    // The section below the plan hydrates on approach, and without its plans it may have no heading yet.
    await page.getByRole('heading', { name: 'Daqui até a chave' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Assinar ou comprar?' }).tap();
    // The server gave up within its budget. The browser's request times out after 10 s and is retried.
    await clock.advanceUntil(page.getByRole('table', { name: 'Comparação de custos' }));
    await offer.expectPrice('R$ 2.179,00');
  },
);

test('a slow store check does not interrupt the visitor', { tag: '@desktop' }, async ({ page, sandbox, world }) => {
  const lineByLine = 'Ver a conta linha por linha';
  // The server has the rest of home in its cache: only the check is slow.
  await expect.poll(async () => (await page.request.get(world.storeUrl)).text()).toContain(lineByLine);
  // The server gives up; the browser's request is answered after the visitor's interaction.
  await sandbox.fault({ service: 'content', path: '/partner', delayMs: 600_000 });
  const answer = await holdRequests(page, '**/api/content/partner?*');
  // On a busy machine the server's budget may be over before it has read its cache.
  await expect(async () => expect(await (await page.goto('viaduto'))?.text()).toContain(lineByLine)).toPass();
  await expect(page.getByText('Abrindo a loja…')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-partner');
  await whenHydrated(page);
  await expect(page.getByText('Carregando')).toHaveCount(0);
  // By its text, because other questions may be rendered above it later.
  const question = page.locator('main details', { hasText: lineByLine });
  // The section hydrates on approach, before the check that this journey is about.
  await question.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(question)).toBe(true);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  const place = (await question.boundingBox())?.y ?? 0;

  answer();
  await expect(page.locator('html')).toHaveAttribute('data-partner', 'viaduto');
  await expect(page.getByText('Abrindo a loja…')).toHaveCount(0);
  await expect(question).toHaveAttribute('open');
  // The partner's font is slightly wider: a shift below a visible one is allowed.
  expect(Math.abs(((await question.boundingBox())?.y ?? 0) - place)).toBeLessThan(3);
  await expect(page).toHaveURL(`${world.storeUrl}viaduto`);
});
