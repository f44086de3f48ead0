import { expectAccessible } from '../support/accessibility.ts';
import { cardForm, fillCard } from '../support/card-form.ts';
import { keptEverywhere, keptRecords, watchStore } from '../support/kept.ts';
import { OfferPage } from '../support/offer-page.ts';
import { documents, OrderPages, spouse, spouseProof } from '../support/order.ts';
import { lostOnPaper } from '../support/paper.ts';
import { PageClock } from '../support/page-clock.ts';
import { expect, test } from '../support/world.ts';

/** Who has never ordered has no customer and no documents at the service, which browsers write on the console. */
const newCustomer = /status of 404/;

test(
  'a married person with a coupon comes back after a day, on a phone, and finds everything as it was',
  { tag: '@phone' },
  async ({ page, problems, sandbox }) => {
    problems.expect(newCustomer);
    problems.expect(/status of 401/);
    problems.expect(/status of 50\d/);
    const order = new OrderPages(page);
    const offer = new OfferPage(page);
    await offer.open();
    await offer.enterCoupon('EXEMPLO10');
    await offer.expectPrice('R$ 1.961,10');
    await order.enter('dados');

    await test.step('the spouse is asked for, and their work when their income counts; a reload loses nothing', async () => {
      await order.fillPerson('Casado(a)');
      await order.spouse.getByLabel('A renda dele ou dela compõe a minha').check({ force: true });
      for (const [label, value] of spouse) await order.field(label, order.spouse).fill(value);
      await expect.poll(() => keptRecords(page)).toContain('01/01/2015');
      await page.reload();
      await expect(order.field('RG')).toHaveValue('12345678X');
      await expect(order.field('Cargo', order.spouse)).toHaveValue('Gerente');
      await order.way('dados').click();
      await expect(order.heading('endereco')).toBeVisible();
    });

    await test.step('a step is done at once; a later one can’t be entered early; back is the step before', async () => {
      await page.goto(page.url().replace('/endereco', '/pagamento'));
      await expect(order.heading('endereco')).toBeVisible();
      await expect(order.field('Cidade')).toHaveValue('São Paulo');
      await page.goBack();
      await expect(order.heading('endereco')).toBeVisible();
      await page.goBack();
      await expect(order.heading('dados')).toBeVisible();
      await page.goForward();
      await expect(order.heading('endereco')).toBeVisible();
      await order.field('Número').fill('4321');
      await expect.poll(() => keptRecords(page)).toContain('"4321"');
    });

    await test.step('a day later the session is over, and the log-in leads back to what was typed', async () => {
      await sandbox.advance(24 * 3_600_000);
      await page.reload();
      await order.logIn();
      await expect(order.heading('endereco')).toBeVisible();
      await expect(order.field('Número')).toHaveValue('4321');
      await order.way('endereco').click();
      await expect(order.heading('documentos')).toBeVisible();
    });

    await test.step('their proof of income is asked for, too; documents and place outlive a reload', async () => {
      await order.sendDocuments([...documents, spouseProof]);
      await page.reload();
      // Other than the four it isn't kept for later: its review has begun (spec §7).
      await expect(order.tile(spouseProof).getByText('Em análise', { exact: true })).toBeVisible();
      for (const kind of documents) await expect(order.sent(kind)).toBeVisible();
      await order.way('documentos').click();
      await order.choosePlace();
      await expect.poll(() => keptRecords(page)).toContain('"dealer"');
      await page.reload();
      await expect(order.heading('pagamento')).toBeVisible();
    });

    await test.step('on paper stands what was answered and what it costs, without ways to change it', async () => {
      await expect(page.getByRole('link', { name: /^Alterar/ }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('term').filter({ hasText: 'Endereço' })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Total em 24 meses' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Alterar/ })).toHaveCount(0);
      expect(await lostOnPaper(page)).toEqual([]);
      await page.emulateMedia({ media: null });
    });

    await test.step('the answer is cut: the orders are read, there is one, and its coupon is used once', async () => {
      await order.chooseMethod('Boleto');
      await sandbox.fault({ service: 'fleet', method: 'POST', path: '/orders', drop: 'answer' });
      await sandbox.fault({
        service: 'coupon',
        method: 'POST',
        path: '/campaings/coupons/EXEMPLO10/burn',
        status: 503,
      });
      await order.way('pagamento').dblclick();
      await expect(order.placed).toBeVisible();
      await expect(page.getByText('O cupom foi usado neste pedido.')).toBeVisible();
      expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
      const burns = await sandbox.calls('coupon', /\/burn$/);
      expect(burns.map(({ status }) => status)).toEqual([503, 200]);
      expect(await page.evaluate(() => localStorage.getItem('coupon'))).toBeNull();
    });
  },
);

/** Typed by the holder, and by nobody else; with a code of four digits, which stands nowhere by chance. */
const card = { number: '378282246310005', expiry: '12/39', cvc: '9173', holder: 'CLARA E DA SILVA' };
const spaced = '3782 822463 10005';

test(
  'a card is entered on its provider’s own site, pays the order, and is nowhere else',
  { tag: '@desktop' },
  async ({ page, sandbox, world }) => {
    const clock = await PageClock.install(page);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    const sent: string[] = [];
    const answers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(world.storeUrl)) return;
      sent.push(
        `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
      );
    });
    // Read on the way: a browser doesn't keep what it has handed to the page, and would leave some of them out.
    await page.route(`${world.storeUrl}api/**`, async (route) => {
      const answer = await route.fetch();
      answers.push(`${answer.url()} ${await answer.text()}`);
      await route.fulfill({ response: answer });
    });
    await new OfferPage(page).open();
    await order.enter('documentos');
    await watchStore(page);
    await order.way('documentos').click();
    await order.choosePlace();

    await test.step('the form is on another site, and its fields are in no page of the store', async () => {
      await order.chooseMethod('Cartão de crédito');
      await expect(page.getByText(/automaticamente todo mês/)).toBeVisible();
      await page.getByRole('button', { name: 'Informar cartão' }).click();
      await expect(cardForm(page).getByLabel('Número do cartão')).toBeVisible();
      const sites = page.frames().map((each) => new URL(each.url()).hostname);
      expect(new Set(sites)).toEqual(new Set(['localhost', '127.0.0.1']));
      await fillCard(page, card);
      await expectAccessible(page);
      await cardForm(page).getByRole('button', { name: 'Salvar cartão' }).click();
      await clock.advanceUntil(page.getByText('Cartão registrado'));
    });
    const whileStored = await keptEverywhere(page);

    await test.step('the order is placed by it', async () => {
      await order.way('pagamento').click();
      await expect(order.placed).toBeVisible();
    });

    await page.unrouteAll({ behavior: 'wait' });
    const store = await page.evaluate(() => window.signdriveStore ?? []);
    const everywhere = {
      page: [whileStored, await keptEverywhere(page)],
      store,
      log: [...world.storeLog],
      sent,
      answers,
    };
    expect(store.length).toBeGreaterThan(10);
    const placesOf = (secret: string) =>
      Object.entries(everywhere).flatMap(([place, texts]) =>
        texts.filter((text) => text.includes(secret)).map((text) => `${place}: ${text.slice(0, 120)}`),
      );
    for (const secret of [card.number, spaced, card.expiry, card.cvc, card.holder])
      expect(placesOf(secret)).toEqual([]);

    // A method without a card says so by an empty one.
    const [, token = ''] = /"recurringDetailReference":"([^"]+)"/.exec(answers.join('\n')) ?? [];
    expect(token).not.toBe('');
    const places = placesOf(token);
    expect(places.filter((place) => !/^answers: \S+\/Payment\/Checkout\/History/.test(place))).toEqual([
      expect.stringMatching(/^sent: POST \S+\/api\/fleet\/orders /),
    ]);
  },
);

test(
  'an order in two tabs, one of which is reloaded while it sends, is one order, and both say so',
  { tag: '@desktop' },
  async ({ page, context, sandbox }) => {
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterWithSession('documentos');
    await order.way('documentos').click();
    await order.choosePlace();
    await order.chooseMethod('Boleto');
    await expect.poll(() => keptRecords(page)).toContain('boleto');
    const other = new OrderPages(await context.newPage());
    await other.open(page.url());
    await expect(other.way('pagamento')).toBeVisible();
    const sending = Promise.withResolvers<void>();
    await page.route('**/api/fleet/orders', async (route) => {
      // The service acts, and its answer comes to a page that is gone.
      await route.fetch();
      sending.resolve();
    });
    await order.way('pagamento').click();
    await sending.promise;
    // The other tab waits for its turn, and finds what this one has done.
    await other.way('pagamento').click();
    await page.reload();
    await expect(other.placed).toBeVisible();
    await expect(order.placed).toBeVisible();
    // Loaded once more it still says so, and doesn't begin another.
    await page.reload();
    await expect(order.placed).toBeVisible();
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);

test(
  'input that is not saved, or another state at the pickup, comes before the confirmation, and the review is what is ordered',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterWithSession('documentos');
    await order.way('documentos').click();
    await order.choosePlace();
    await order.chooseMethod('Boleto');
    const payment = page.url();

    await test.step('a typed address is saved before the payment can be entered', async () => {
      await page.getByRole('link', { name: 'Alterar Endereço' }).click();
      await expect(order.heading('endereco')).toBeVisible();
      await order.field('Número').fill('4321');
      await expect.poll(() => keptRecords(page)).toContain('"4321"');
      await page.goto(payment);
      await expect(order.heading('endereco')).toBeVisible();
      await expect(order.field('Número')).toHaveValue('4321');
      await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible();
      await order.way('endereco').click();
      await expect(order.heading('documentos')).toBeVisible();
      await page.goto(payment);
      await expect(order.heading('pagamento')).toBeVisible();
      await expect(page.getByText(/4321/)).toBeVisible();
    });

    await test.step('another state has no dealer yet', async () => {
      await page.getByRole('link', { name: 'Alterar Retirada' }).click();
      await expect(order.heading('retirada')).toBeVisible();
      await order.field('Estado').selectOption({ label: 'Rio de Janeiro' });
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expect.poll(() => keptRecords(page)).toContain('"RJ"');
      await page.goto(payment);
      await expect(order.heading('retirada')).toBeVisible();
      await page.getByRole('radio').first().check({ force: true });
      await order.way('retirada').click();
      await expect(order.heading('pagamento')).toBeVisible();
    });

    const dealer = page.getByRole('definition').filter({ hasText: 'RJ' });
    await expect(dealer.first()).toBeVisible();
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/fleet/orders'));
    await order.way('pagamento').click();
    await expect(order.placed).toBeVisible();
    const { locationId } = (await request).postDataJSON() as { locationId: number };
    const dealers = await page.evaluate(async () =>
      (await fetch('/api/fleet/dealers/location/states/RJ?brandCode=13')).json(),
    );
    expect((dealers as { id: number }[]).map(({ id }) => String(id))).toContain(String(locationId));
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);

test(
  'an order without an answer, which the service acts on later, is one order, however the other tab pays',
  { tag: '@desktop' },
  async ({ page, context, problems, sandbox }) => {
    problems.expect(/status of 504/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterWithSession('documentos');
    await order.way('documentos').click();
    await order.choosePlace();
    await order.chooseMethod('Boleto');
    await expect.poll(() => keptRecords(page)).toContain('boleto');
    const otherPage = await context.newPage();
    const other = new OrderPages(otherPage);
    await other.open(page.url());
    await expect(other.way('pagamento')).toBeVisible();

    let act = async () => {};
    await page.route('**/api/fleet/orders', async (route) => {
      act = async () => void (await page.request.fetch(route.request()));
      await route.fulfill({ status: 504, json: {} });
    });
    await order.way('pagamento').click();
    await expect(page.getByText('Estamos verificando o seu pedido')).toBeVisible();
    await other.way('pagamento').click();
    await expect(otherPage.getByText('Estamos verificando o seu pedido')).toBeVisible();
    await expect(other.way('pagamento')).toHaveCount(0);
    await act();
    for (const tab of [otherPage, page]) await tab.getByRole('button', { name: 'Verificar de novo' }).click();
    await expect(other.placed).toBeVisible();
    await expect(order.placed).toBeVisible();
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);
