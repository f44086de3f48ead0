import type { Locator } from '@playwright/test';
import { documents, pdf } from '../support/data/order.ts';
import { clara } from '../support/data/users.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { fillCard, submitCard } from '../support/pages/card-form.ts';
import { OfferPage } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { expect, test } from '../support/world.ts';

const dayInMs = 24 * 3_600_000;

/** A customer without data and documents. */
const newCustomer = /status of 404/;

/** Distance from the top of the page. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test(
  'a session that expires during a step continues it after the log-in, with one write',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 401/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterWithSession('documentos');
    await page.goto(page.url().replace('/documentos', '/dados'));
    await expect(order.heading('dados')).toBeVisible();
    await order.field('Cargo').fill('Gerente');
    await sandbox.advance(dayInMs);
    await order.way('dados').click();
    const { dialog } = loginDialog(page);
    await expect(dialog).toContainText('Sua sessão terminou. Entre de novo para continuar de onde parou.');
    await order.logIn();
    await expect(order.heading('endereco')).toBeVisible();
    const writes = (await sandbox.calls('fleet', /\/customers$/)).filter(
      ({ method, status }) => method === 'PUT' && status !== 401,
    );
    expect(writes).toHaveLength(1);
    await page.goBack();
    await expect(order.field('Cargo')).toHaveValue('Gerente');
  },
);

test(
  'a visitor who follows a link right after a step’s button stays on the page of the link',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterWithSession('documentos');
    const link = await page.getByRole('link', { name: /Dados pessoais/ }).elementHandle();
    await order.way('documentos').evaluate(
      (button: HTMLElement, next) =>
        // Before the frame of the first press is painted.
        new Promise<void>((resolve) => {
          button.click();
          requestAnimationFrame(() => {
            (next as HTMLElement | null)?.click();
            resolve();
          });
        }),
      link,
    );
    await expect(order.heading('dados')).toBeVisible();
  },
);

test(
  'at the last step a coupon is applied, kept while its service fails, and removed; one that is only typed blocks the order, even after a reload',
  { tag: '@phone' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 50\d/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    const offer = new OfferPage(page);
    await offer.open();
    await offer.enterCoupon('EXEMPLO10');
    await offer.expectPrice('R$ 1.961,10');
    await order.enter('documentos');
    await order.way('documentos').click();
    await order.choosePlace();
    await order.chooseMethod('Boleto');
    const validations = await sandbox.calls('coupon', /validations$/);
    expect(validations.at(-1)?.query).toContain('document=');
    expect(validations.at(-1)?.query).toContain('email=');

    await sandbox.fault({ service: 'coupon', path: '/campaings/*', status: 503, times: 1000 });
    await page.reload();
    await expect(page.getByText(/Não conseguimos conferir o cupom agora/)).toBeVisible();
    await order.way('pagamento').click();
    await expect(page.getByText(/O cupom não foi aplicado/).first()).toBeVisible();
    expect(await sandbox.calls('fleet', /\/orders$/)).toEqual([]);
    await page.getByRole('button', { name: 'Remover cupom' }).click();

    await page.getByRole('button', { name: 'Tenho um cupom' }).click();
    const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
    await field.fill('EXEMPLO10');
    await page.reload();
    await expect(field).toHaveValue('EXEMPLO10');
    await order.way('pagamento').click();
    await expect(page.getByText(/Você digitou um cupom e não o aplicou/).first()).toBeVisible();
    expect(await sandbox.calls('fleet', /\/orders$/)).toEqual([]);
    await field.clear();
    await order.way('pagamento').click();
    await expect(order.placed).toBeVisible();
  },
);

test(
  'a coupon that is rejected at the confirmation is to be checked, and the order is placed after its removal',
  { tag: '@phone' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 422/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    await new OfferPage(page).enterCoupon('EXEMPLO10');
    await expect(page.getByRole('button', { name: 'Remover cupom' })).toBeVisible();
    const body = { code: 'coupon_expired', message: 'Cupom vencido' };
    await sandbox.fault({ service: 'coupon', path: '/campaings/*', status: 422, body });
    await order.way('pagamento').click();
    await expect(page.getByText(/confira o cupom e o preço antes de confirmar de novo/)).toBeVisible();
    await expect(page.getByText('Este cupom já venceu.')).toBeVisible();
    await page.getByRole('button', { name: 'Remover cupom' }).click();
    await order.way('pagamento').click();
    await expect(order.placed).toBeVisible();
  },
);

test(
  'a placed order whose page fails to load shows its number, survives a reload, and opens by its button',
  { tag: '@phone' },
  async ({ page, context, sandbox, problems }) => {
    problems.expect(/ERR_FAILED/);
    await sandbox.scenario('known-customer');
    let isCut = true;
    // Names of chunks have a hash. The id is the heading's of a placed order.
    await context.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isPlacedOrder = (await response.text()).includes('pedido-confirmado');
      await (isCut && isPlacedOrder ? route.abort() : route.fulfill({ response }));
    });
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    await order.way('pagamento').click();
    await expect(order.placed).toBeFocused();
    await expect(page.getByText('Seu pedido é o número 480.001.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(order.placed).toBeFocused();
    await expect(page.getByRole('link', { name: 'Acompanhar pedido' })).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { name: 'O que acontece agora' })).toBeVisible();
    await expect(order.placed).toBeFocused();
  },
);

test(
  'a rejected order shows the service’s message in a toast, which closes when the order is confirmed again',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 422/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Boleto');
    const body = { id: 451, message: 'Você já tem um pedido em análise.' };
    await sandbox.fault({ service: 'fleet', method: 'POST', path: '/orders', status: 422, body });
    await order.way('pagamento').click();
    const notices = page.getByRole('region', { name: 'Avisos' });
    await expect(notices.getByRole('alert')).toHaveText(body.message);
    await expect(page.getByText('O pedido não foi registrado')).toBeVisible();
    await order.way('pagamento').click();
    await expect(order.placed).toBeVisible();
    await expect(notices).toHaveCount(0);
  },
);

test(
  'a session that expires while a card is entered continues after the log-in',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 401/);
    await sandbox.scenario('known-customer');
    const order = new OrderPages(page);
    await order.enterPayment('Cartão de crédito');
    await sandbox.advance(dayInMs);
    await page.getByRole('button', { name: 'Informar cartão' }).click();
    await expect(loginDialog(page).dialog).toBeVisible();
    await order.logIn();
    await fillCard(page);
    await submitCard(page);
    await expect(page.getByText('Cartão registrado')).toBeVisible();
  },
);

test(
  'a cancellation whose second call fails is completed automatically, and announced',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 422/);
    await sandbox.scenario('order-in-analysis');
    await page.goto('conta/status-pedido');
    const { identifier, password, submit } = loginDialog(page);
    await identifier.fill(clara.email);
    await password.fill(clara.password);
    await submit.click();
    await sandbox.fault({ service: 'fleet', method: 'POST', path: '/orderstatus', status: 422, times: 1000 });
    await page.getByRole('button', { name: 'Cancelar pedido' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar pedido' }).click();
    await expect(page.getByText('Seu pedido ainda está sendo cancelado')).toBeVisible();
    await sandbox.clearFaults();
    await page.reload();
    await expect(page.getByText('Pedido cancelado').first()).toBeVisible();
  },
);

test(
  'the status of a postal code or a document moves nothing below it',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.expect(newCustomer);
    const order = new OrderPages(page);
    await order.enterWithSession('dados');
    await order.fillPerson('Solteiro(a)');
    await order.way('dados').click();
    await expect(order.heading('endereco')).toBeVisible();
    const status = page.getByText('Endereço preenchido pelo CEP. Confira e complete.');
    await order.field('CEP').fill('');
    await expect(status).toBeHidden();
    const street = await placeOf(order.field('Rua ou avenida'));
    await order.field('CEP').fill('01310100');
    await expect(status).toBeVisible();
    expect(await placeOf(order.field('Rua ou avenida'))).toBe(street);

    await order.field('Número').fill('100');
    await order.way('endereco').click();
    await expect(order.heading('documentos')).toBeVisible();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'POST') await isReleased;
      await route.fallback();
    });
    await order.chooseFile(documents[0], pdf('cnh.pdf'));
    await expect(order.tile(documents[0]).getByRole('progressbar')).toBeVisible();
    const next = await placeOf(order.tile(documents[1]));
    release();
    await expect(order.sent(documents[0])).toBeVisible();
    expect(await placeOf(order.tile(documents[1]))).toBe(next);
  },
);

test('a reload at the end of a step keeps the scroll position and shifts nothing', async ({ page, problems }) => {
  problems.expect(newCustomer);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) performance.mark('shift', { detail: (entry as { value?: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const order = new OrderPages(page);
  await order.enterWithSession('dados');
  await expect(order.way('dados')).toBeVisible();
  const end = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  await page.reload();
  await expect(order.way('dados')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(end);
  expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0);
});
