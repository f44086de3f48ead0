import { expectAccessible } from './support/accessibility.ts';
import { cardForm, fillCard } from './support/card-form.ts';
import { keptEverywhere, keptRecords, watchStore } from './support/kept.ts';
import { OfferPage } from './support/offer-page.ts';
import { documents, OrderPages, spouse, spouseProof } from './support/order.ts';
import { lostOnPaper } from './support/paper.ts';
import { press, pressTwice } from './support/press.ts';
import { expect, test } from './support/world.ts';

/** Who has never ordered has no customer and no documents at the service, which browsers write on the console. */
const newCustomer = /status of 404/;

test(
  'a married person with a coupon comes back after a day, on a phone, and finds everything as it was',
  { tag: '@phone' },
  async ({ page, problems, sandbox }) => {
    test.slow();
    problems.expect(newCustomer);
    problems.expect(/status of 401/);
    problems.expect(/status of 50\d/);
    const order = new OrderPages(page);
    const offer = new OfferPage(page);
    await offer.open();
    await page.getByRole('button', { name: 'Tenho um cupom' }).tap();
    await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('EXEMPLO10');
    await page.keyboard.press('Enter');
    await offer.expectPrice('R$ 1.961,10');
    await order.enter('dados');

    await test.step('the spouse is asked for, and their work when their income counts; a reload loses nothing', async () => {
      await order.fillPerson('Casado(a)');
      await press(order.spouse.getByLabel('A renda dele ou dela compõe a minha'), { force: true });
      for (const [label, value] of spouse) await order.field(label, order.spouse).fill(value);
      await expect.poll(() => keptRecords(page)).toContain('01/01/2015');
      await page.reload();
      await expect(order.field('RG')).toHaveValue('12345678X');
      await expect(order.field('Cargo', order.spouse)).toHaveValue('Gerente');
      await press(order.way('dados'));
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
      await press(order.way('endereco'));
      await expect(order.heading('documentos')).toBeVisible();
    });

    await test.step('their proof of income is asked for, too; documents and place outlive a reload', async () => {
      await order.sendDocuments([...documents, spouseProof]);
      await page.reload();
      // Other than the four it isn't kept for later: its review has begun (spec §7).
      await expect(order.tile(spouseProof).getByText('Em análise', { exact: true })).toBeVisible();
      for (const kind of documents) await expect(order.sent(kind)).toBeVisible();
      await press(order.way('documentos'));
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
      await pressTwice(order.way('pagamento'));
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
    test.slow();
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
    await press(order.way('documentos'));
    await order.choosePlace();

    await test.step('the form is on another site, and its fields are in no page of the store', async () => {
      await order.chooseMethod('Cartão de crédito');
      await expect(page.getByText(/automaticamente todo mês/)).toBeVisible();
      await press(page.getByRole('button', { name: 'Informar cartão' }));
      await expect(cardForm(page).getByLabel('Número do cartão')).toBeVisible();
      const sites = page.frames().map((each) => new URL(each.url()).hostname);
      expect(new Set(sites)).toEqual(new Set(['localhost', '127.0.0.1']));
      await fillCard(page, card);
      await expectAccessible(page);
      await press(cardForm(page).getByRole('button', { name: 'Salvar cartão' }));
      await expect(page.getByText('Cartão registrado')).toBeVisible({ timeout: 20_000 });
    });
    const whileStored = await keptEverywhere(page);

    await test.step('the order is placed by it', async () => {
      await press(order.way('pagamento'));
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
    await new OfferPage(page).open();
    await order.enter('documentos');
    await press(order.way('documentos'));
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
    await press(order.way('pagamento'));
    await sending.promise;
    // The other tab waits for its turn, and finds what this one has done.
    await press(other.way('pagamento'));
    await page.reload();
    await expect(other.placed).toBeVisible();
    await expect(order.placed).toBeVisible();
    // Loaded once more it still says so, and doesn't begin another.
    await page.reload();
    await expect(order.placed).toBeVisible();
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  },
);
