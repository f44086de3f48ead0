import { expect } from '@playwright/test';
import { startWithSession } from '../support/log-in.ts';
import { test } from './orca-test.ts';

const creditApproved = 6;

test('the status of an order is announced, before and after it changes', async ({ ear, open, page, sandbox }) => {
  await sandbox.scenario('order-in-analysis');
  await startWithSession(page);
  await open('conta/status-pedido');
  await ear.pressUntil('h', /T-Cross.* título nível 2/);
  await ear.pressUntil('Down', /Pedido em análise de documentos/);
  const { orders } = (await sandbox.send('GET', 'orders')) as { orders: readonly { id: number }[] };
  ear.begin('the order moves on');
  await sandbox.send('POST', `orders/${orders[0]?.id}/status`, { status: creditApproved });
  await page.reload();
  await ear.hear(/^Página tem /);
  // Its heading comes with the orders: on a busy machine, the keys would be used up before.
  await expect(page.getByText('Análise de crédito aprovada').first()).toBeVisible();
  await ear.pressUntil('h', /T-Cross.* título nível 2/);
  await ear.pressUntil('Down', /Análise de crédito aprovada/);
});
