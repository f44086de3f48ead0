import { startWithSession } from '../support/pages/log-in.ts';
import { OrderPages } from '../support/pages/order.ts';
import { test } from './orca-test.ts';

test('an order step that lacks answers says how many, and leads to them', async ({ ear, open, page, problems }) => {
  // The service knows nothing of a new customer.
  problems.expect(/status of 404/);
  await startWithSession(page);
  await open('ofertasvw/t-cross/assinar/dados', page.getByRole('button', { name: 'Continuar para endereço' }));
  await ear.pressUntil('b', /^Continuar para endereço botão/);
  await ear.press('Return');
  await ear.expectSaid(/^Há \d+ campos para corrigir/);
  await ear.press('Tab');
  await ear.expectSaid(/^RG é obrigatório\. link/);
  await ear.press('Return');
  await ear.expectSaid(/^RG entrada/, /^entrada inválida/, /RG é obrigatório/);
});

test('a rejected order announces that nothing was charged, and the service’s reason', async ({
  ear,
  open,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/status of 422/);
  await sandbox.scenario('known-customer');
  const order = new OrderPages(page);
  await startWithSession(page);
  await open('ofertasvw/t-cross/assinar/documentos', order.way('documentos'));
  await order.way('documentos').click();
  await order.choosePlace();
  await order.chooseMethod('Boleto');
  const body = { id: 451, message: 'Limite de pedidos atingido.' };
  await sandbox.fault({ service: 'fleet', method: 'POST', path: '/orders', status: 422, body });
  await ear.settled();
  await ear.pressUntil('b', /^Confirmar pedido botão/);
  await ear.press('Return');
  // Orca announces the parts in the order of Chromium's events, which varies.
  for (const part of [/^O pedido não foi registrado/, /^Nada foi cobrado/, /^Limite de pedidos atingido/])
    await ear.hear(part);
});

test('Back announces the former step of an order', { tag: '@firefox' }, async ({ ear, open, page, sandbox }) => {
  await sandbox.scenario('known-customer');
  const order = new OrderPages(page);
  await startWithSession(page);
  await open('ofertasvw/t-cross/assinar/documentos', order.way('documentos'));
  await ear.pressUntil('b', /^Continuar para retirada botão/);
  await ear.press('Return');
  await ear.hear(/^Onde retirar o carro\? título nível 1/);
  await ear.press('XF86Back');
  await ear.hear(/^Seus documentos título nível 1/);
});
