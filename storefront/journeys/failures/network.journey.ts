import sharp from 'sharp';
import { goOffline, goOnline } from '../support/browser/network.ts';
import { OfferPage } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const offers = '/vehicles/rentals/offers';
const simulation = '/vehicles/TCCOM1/simulation';

test(
  'a service that fails once is called again, without a visible error',
  { tag: '@phone' },
  async ({ page, sandbox, problems }) => {
    await sandbox.fault({ service: 'vehicle', path: offers, status: 503 });
    await sandbox.fault({ service: 'content', path: '/cars', status: 503 });
    const offer = new OfferPage(page);
    await offer.open();
    await offer.expectPrice('R$ 2.179,00');

    await sandbox.fault({ service: 'vehicle', method: 'POST', path: simulation, status: 503 });
    problems.expect(/status of 503/);
    await offer.choose('Prazo', '36 meses');
    await offer.expectPrice('R$ 2.061,00');
    await expect(
      page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
    ).toBeAttached();
    await expect(offer.toast).toHaveCount(0);
  },
);

test(
  'an error over the dark stage of an offer has an edge',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    const offer = new OfferPage(page);
    await offer.open();
    await sandbox.fault({ service: 'vehicle', method: 'POST', path: simulation, status: 500, times: 100 });
    problems.expect(/status of 500/);
    await offer.choose('Prazo', '36 meses');
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await page.getByRole('group', { name: /^Ops! Parece que você está sem conexão/ }).boundingBox();
    if (!box) throw new Error('The error is not on the screen.');
    const clip = { x: box.x - 8, y: box.y + box.height / 2, width: 16, height: 1 };
    const picture = await page.screenshot({ clip });
    const pixels = [...(await sharp(picture).removeAlpha().greyscale().raw().toBuffer())];
    const [outside = 0, inside = 0] = [pixels[0], pixels.at(-1)];
    expect(Math.max(...pixels), pixels.join(' ')).toBeGreaterThan(Math.max(outside, inside) + 30);
  },
);

test(
  'a simulation that keeps failing shows an error until the next success',
  { tag: '@phone' },
  async ({ page, sandbox, problems }) => {
    await page.clock.install();
    const offer = new OfferPage(page);
    await offer.open();
    await sandbox.fault({ service: 'vehicle', method: 'POST', path: simulation, status: 500, times: 100 });
    problems.expect(/status of 500/);
    await offer.choose('Prazo', '36 meses');
    await expect(offer.toast).toBeVisible();
    await expect(page.getByText('Este preço vem da tabela e ainda não foi confirmado.')).toBeVisible();
    await offer.expectPrice('R$ 2.061,00');

    await page.clock.fastForward('01:00:00');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(offer.toast).toBeVisible();

    await sandbox.clearFaults();
    await offer.choose('Prazo', '18 meses');
    await expect(offer.toast).toHaveCount(0);
    await offer.expectPrice('R$ 2.351,00');
    await expect(page.getByText('Este preço vem da tabela e ainda não foi confirmado.')).toHaveCount(0);
  },
);

test('quick changes request one simulation, of the last choice', { tag: '@phone' }, async ({ page, sandbox }) => {
  const offer = new OfferPage(page);
  await offer.open();
  // The first choice loads the simulation's chunk.
  await offer.choose('Prazo', '18 meses');
  await expect(
    page.getByText('Mensalidade de R$ 2.351,00. Total em 18 meses, com IPCA de 4,5% ao ano: R$ 42.952,80.'),
  ).toBeAttached();
  const before = await sandbox.calls('vehicle', /simulation$/);
  // Within one task of the page: on a busy machine, the debounce could elapse between two key presses.
  await page.getByRole('radiogroup', { name: 'Prazo' }).evaluate((group) => {
    for (const term of ['24', '48', '12', '36']) group.querySelector<HTMLElement>(`[value="${term}"]`)?.click();
  });
  await expect(
    page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
  ).toBeAttached();
  expect(await sandbox.calls('vehicle', /simulation$/)).toHaveLength(before.length + 1);
  await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
});

test('a price changed by the service is shown and announced', { tag: '@phone' }, async ({ page, sandbox }) => {
  await sandbox.scenario('price-change');
  const offer = new OfferPage(page);
  await offer.open();
  await offer.expectPrice('R$ 2.244,00');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'O preço foi atualizado de R$ 2.179,00 para R$ 2.244,00 por mês.' }),
  ).toBeVisible();
  await offer.choose('Prazo', '36 meses');
  await offer.expectPrice('R$ 2.123,00');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'O preço foi atualizado de R$ 2.061,00 para R$ 2.123,00 por mês.' }),
  ).toBeVisible();
  await expect(page.getByText('Total em 36 meses, com IPCA de 4,5% ao ano: R$ 79.918,92.')).toBeAttached();
});

test.describe('the connection is lost', () => {
  test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/));

  test('during configuration: prices come from the table until it returns', { tag: '@phone' }, async ({ page }) => {
    const offer = new OfferPage(page);
    await offer.open();
    await offer.choose('Prazo', '36 meses');
    await expect(
      page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
    ).toBeAttached();

    await goOffline(page);
    await offer.choose('Prazo', '18 meses');
    await offer.expectUrl({ prazo: '18', km: '1000', cor: 'VEU' });
    await expect(offer.toast).toBeVisible();
    await offer.expectPrice('R$ 2.351,00');

    await goOnline(page);
    await expect(offer.toast).toHaveCount(0);
    await expect(
      page.getByText('Mensalidade de R$ 2.351,00. Total em 18 meses, com IPCA de 4,5% ao ano: R$ 42.952,80.'),
    ).toBeAttached();
  });

  test(
    'before any choice: the choice is kept, marked as unconfirmed, and confirmed later',
    { tag: '@phone' },
    async ({ page }) => {
      const offer = new OfferPage(page);
      await offer.open();
      await expect(offer.choice('Prazo', '24 meses')).toBeEnabled();
      // The price bar loads at the first interaction: while it can't, it is hidden.
      await goOffline(page);
      await offer.choose('Prazo', '36 meses');
      await expect(offer.toast).toBeVisible();
      const visiblePrices = offer.prices.filter({ visible: true });
      await expect(visiblePrices.first()).toHaveText('R$ 2.061,00 por mês');
      await expect(visiblePrices.filter({ hasNotText: 'R$ 2.061,00' })).toHaveCount(0);

      await goOnline(page);
      await offer.expectPrice('R$ 2.061,00');
      await expect(
        page.getByText('Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.'),
      ).toBeAttached();
      await expect(offer.toast).toHaveCount(0);
      await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
    },
  );
});
