import { startWithSession } from '../support/log-in.ts';
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
