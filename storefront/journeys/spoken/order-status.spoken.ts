import { startWithSession } from '../support/pages/log-in.ts';
import { test } from './orca-test.ts';

const creditApproved = 6;

test('the status of an order is announced, before and after it changes', async ({ ear, open, page, sandbox }) => {
  await sandbox.scenario('order-in-analysis');
  await startWithSession(page);
  const heading = page.getByRole('heading', { name: /T-Cross/ });
  await open('conta/status-pedido', heading);
  await ear.pressUntil('h', /T-Cross.* título nível 2/);
  await ear.pressUntil('Down', /Pedido em análise de documentos/);
  const { orders } = (await sandbox.send('GET', 'orders')) as { orders: readonly { id: number }[] };
  await sandbox.send('POST', `orders/${orders[0]?.id}/status`, { status: creditApproved });
  await open('conta/status-pedido', heading);
  await ear.pressUntil('h', /T-Cross.* título nível 2/);
  await ear.pressUntil('Down', /Análise de crédito aprovada/);
});

test(
  'a cancelled order is announced once its dialog has closed',
  { tag: '@firefox' },
  async ({ ear, open, page, sandbox }) => {
    await sandbox.scenario('order-in-analysis');
    await startWithSession(page);
    await open('conta/status-pedido', page.getByRole('heading', { name: /T-Cross/ }));
    await ear.pressUntil('b', /^Cancelar pedido botão/);
    await ear.press('Return');
    await ear.hear(/Manter pedido botão/);
    await ear.press('shift+Tab');
    await ear.expectSaid(/^Cancelar pedido botão/);
    await ear.press('Return');
    // Chromium announces the two blocks in any order.
    await ear.expectSaid(/Pedido cancelado/);
    await ear.expectSaid(/Nada foi cobrado/);
  },
);

test('Back announces the former page of the account', async ({ ear, open, page, sandbox }) => {
  await sandbox.scenario('order-in-analysis');
  await startWithSession(page);
  await open('conta/status-pedido', page.getByRole('heading', { name: /T-Cross/ }));
  await ear.pressUntil('k', /^Minha conta link/);
  await ear.press('Return');
  await ear.hear(/^Minha conta título nível 1/);
  await ear.press('XF86Back');
  await ear.hear(/^Status do pedido título nível 1/);
});
