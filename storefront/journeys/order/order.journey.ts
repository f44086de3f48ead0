import { documents, spouse, spouseProof } from '../support/data/order.ts';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { cardForm, fillCard, submitCard } from '../support/pages/card-form.ts';
import { everythingStored, storedRecords, watchStore } from '../support/browser/stored-data.ts';
import { OfferPage } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { inPrint, lostInPrint } from '../support/browser/print.ts';
import { PageClock } from '../support/browser/page-clock.ts';
import { expect, test } from '../support/world.ts';

/** A new customer has no customer record and no documents: the browser logs the service's 404s. */
const newCustomer = /status of 404/;

test(
  'a married customer with a coupon returns after a day, on a phone, and finds all input unchanged',
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

    await test.step('the spouse’s data are required, and their work if their income counts; a reload loses nothing', async () => {
      await order.fillPerson('Casado(a)');
      await order.spouse.getByLabel('A renda dele ou dela compõe a minha').check({ force: true });
      for (const [label, value] of spouse) await order.field(label, order.spouse).fill(value);
      // The key "next" of a phone's keyboard.
      await order.field('RG').press('Enter');
      await expect(order.field('Data de nascimento')).toBeFocused();
      await expect.poll(() => storedRecords(page)).toContain('01/01/2015');
      await page.reload();
      await expect(order.field('RG')).toHaveValue('12345678X');
      await expect(order.field('Cargo', order.spouse)).toHaveValue('Gerente');
      await order.way('dados').click();
      await expect(order.heading('endereco')).toBeVisible();
    });

    await test.step('a step is completed at once; a later one can’t be opened early; Back leads to the step before', async () => {
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
      await expect.poll(() => storedRecords(page)).toContain('"4321"');
    });

    await test.step('a day later the session has expired, and the log-in leads back to the typed input', async () => {
      await sandbox.advance(24 * 3_600_000);
      await page.reload();
      await order.logIn();
      await expect(order.heading('endereco')).toBeVisible();
      await expect(order.field('Número')).toHaveValue('4321');
      await order.way('endereco').click();
      await expect(order.heading('documentos')).toBeVisible();
    });

    await test.step('the spouse’s proof of income is required; documents and pickup location survive a reload', async () => {
      await expect(order.tile('CNH, frente').getByRole('button', { name: /^Tirar foto/ })).toBeVisible();
      await order.sendDocuments([...documents, spouseProof]);
      await page.reload();
      // Unlike the other four it isn't stored as a draft: its review has begun (spec §7).
      await expect(order.tile(spouseProof).getByText('Em análise', { exact: true })).toBeVisible();
      for (const kind of documents) await expect(order.sent(kind)).toBeVisible();
      await order.way('documentos').click();
      await order.choosePlace();
      await expect.poll(() => storedRecords(page)).toContain('"dealer"');
      await page.reload();
      await expect(order.heading('pagamento')).toBeVisible();
    });

    await test.step('print shows the input and the price, without edit links', async () => {
      await expect(page.getByRole('link', { name: /^Alterar/ }).first()).toBeVisible();
      await inPrint(page, async () => {
        await expect(page.getByRole('term').filter({ hasText: 'Endereço' })).toBeVisible();
        await expect(page.getByRole('term').filter({ hasText: 'Total em 24 meses' })).toBeVisible();
        await expect(page.getByRole('link', { name: /^Alterar/ })).toHaveCount(0);
        expect(await lostInPrint(page)).toEqual([]);
      });
    });

    await test.step('Enter in the way to pay chooses, and confirms nothing', async () => {
      await order.chooseMethod('Boleto');
      await page.getByRole('radio', { name: 'Boleto' }).press('Enter');
      await expect(order.way('pagamento')).toBeEnabled();
    });

    await test.step('a lost response makes the browser read the orders: there is one, and its coupon is used once', async () => {
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

/** Only the holder types it. */
const card = { number: '378282246310005', expiry: '12/39', cvc: '9173', holder: 'CLARA E DA SILVA' };
const spaced = '3782 822463 10005';

test(
  'a card is entered on its provider’s site, pays the order, and is stored nowhere else',
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
    // Read from the responses on the way: the browser drops the bodies of some that it has passed to the page.
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
      await submitCard(page);
      await clock.advanceUntil(page.getByText('Cartão registrado'));
    });
    const whileStored = await everythingStored(page);

    await test.step('the order is placed with the card', async () => {
      await order.way('pagamento').click();
      await expect(order.placed).toBeVisible();
    });

    await page.unrouteAll({ behavior: 'wait' });
    const store = await page.evaluate(() => window.signdriveStore ?? []);
    const everywhere = {
      page: [whileStored, await everythingStored(page)],
      store,
      log: [...world.storeLog],
      sent,
      answers,
    };
    expect(store.length).toBeGreaterThan(10);
    const placesOf = (secret: string | RegExp) => {
      const hasIt = (text: string) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text));
      return Object.entries(everywhere).flatMap(([place, texts]) =>
        texts.filter(hasIt).map((text) => `${place}: ${text.slice(0, 120)}`),
      );
    };
    // Keys and times of the store contain any four digits by chance, but not between other characters.
    const code = new RegExp(`(?<![\\w-])${card.cvc}(?![\\w-])`);
    for (const secret of [card.number, spaced, card.expiry, code, card.holder])
      expect(placesOf(secret), `places of ${String(secret)}`).toEqual([]);

    // The service marks a method without a card by an empty reference.
    const [, token = ''] = /"recurringDetailReference":"([^"]+)"/.exec(answers.join('\n')) ?? [];
    expect(token).not.toBe('');
    const places = placesOf(token);
    expect(places.filter((place) => !/^answers: \S+\/Payment\/Checkout\/History/.test(place))).toEqual([
      expect.stringMatching(/^sent: POST \S+\/api\/fleet\/orders /),
    ]);
  },
);

test(
  'an order in two tabs, of which one reloads while sending, is one order, and both show it',
  { tag: '@desktop' },
  async ({ page, context, sandbox }) => {
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    await expect.poll(() => storedRecords(page)).toContain('boleto');
    const other = new OrderPages(await context.newPage());
    await other.open(page.url());
    await expect(other.way('pagamento')).toBeVisible();
    const sending = Promise.withResolvers<void>();
    await page.route('**/api/fleet/orders', async (route) => {
      // The service acts, and its response is lost with the page.
      await route.fetch();
      sending.resolve();
    });
    await order.way('pagamento').click();
    await sending.promise;
    // The other tab waits for the lock, and finds the first tab's order.
    await other.way('pagamento').click();
    await page.reload();
    await expect(other.placed).toBeVisible();
    await expect(order.placed).toBeVisible();
    // After another reload it still shows the order, and starts no other one.
    await page.reload();
    await expect(order.placed).toBeVisible();
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);

test(
  'unsaved input, or another state at the pickup, blocks the confirmation, and the order equals the review',
  { tag: ['@desktop', '@firefox'] },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    const payment = page.url();

    await test.step('a typed address must be saved before the payment can be entered', async () => {
      await page.getByRole('link', { name: 'Alterar Endereço' }).click();
      await expect(order.heading('endereco')).toBeVisible();
      await order.field('Número').fill('4321');
      await expect.poll(() => storedRecords(page)).toContain('"4321"');
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

    await test.step('another state has no selected dealer', async () => {
      await page.getByRole('link', { name: 'Alterar Retirada' }).click();
      await expect(order.heading('retirada')).toBeVisible();
      await order.field('Estado').selectOption({ label: 'Rio de Janeiro' });
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expect.poll(() => storedRecords(page)).toContain('"RJ"');
      await page.goto(payment);
      await expect(order.heading('retirada')).toBeVisible();
      await page.getByRole('radio').first().check({ force: true });
      await order.way('retirada').click();
      await expect(order.heading('pagamento')).toBeVisible();
    });

    const dealer = page.getByRole('definition').filter({ hasText: 'RJ' });
    await expect(dealer.first()).toBeVisible();
    await order.way('pagamento').click();
    await expect(order.placed).toBeVisible();
    const [orders, dealers] = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const read = async (call: string) => (await fetch(`/api/fleet/${call}`, { headers })).json() as Promise<unknown>;
      return Promise.all([
        read(`orders/GetOrderByUserId?userId=${localStorage.getItem('id')}`),
        read('dealers/location/states/RJ?brandCode=13'),
      ]) as unknown as Promise<[{ locationId: number }[], { id: number }[]]>;
    });
    expect(dealers.map(({ id }) => id)).toContain(orders[0]?.locationId);
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);

test(
  'an order without a response, on which the service acts later, is one order, however the other tab pays',
  { tag: '@desktop' },
  async ({ page, context, problems, sandbox }) => {
    problems.expect(/status of 504/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    await expect.poll(() => storedRecords(page)).toContain('boleto');
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
