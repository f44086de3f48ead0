import { expect, test } from 'vitest';
import type { Customer } from '../../contract/customers.ts';
import { orderStatusCodes as code, type OrdersResponse } from '../../contract/orders.ts';
import type { ContractPayment, TokenResponse } from '../../contract/payment.ts';
import { clara, openSession } from '../test-support/fleet.ts';
import { requestPaymentToken, startSandboxForFile } from '../test-support/sandbox.ts';

const context = startSandboxForFile();
const { fleet, payment, control } = context;

/** Reads Clara's orders and payment methods in a world. */
async function look(world: string) {
  await control('POST', '/scenario', { name: world });
  const token = await openSession(context, clara);
  const { access_token: client } = (await (await requestPaymentToken(context.sandbox)).json()) as TokenResponse;
  const orders = async (typeOrder = '') =>
    (await fleet<OrdersResponse>(`/orders/GetOrderByUserId?userId=${clara.id}${typeOrder}`, undefined, { token })).body;
  const found = await orders();
  const contracts = await Promise.all(
    found.map(({ orderId }) => payment<ContractPayment>(`/contracts/erp/SDI${orderId}`, { token: client })),
  );
  return {
    orders,
    statuses: found.map(({ status }) => status),
    // The payment method of its contract, or the service's rejection.
    paid: contracts.map(({ status, body }) => (status === 200 ? body.paymentMethod : `answered ${status}`)),
    card: contracts[0]?.body.creditCardDetails?.cardSummary,
    customer: (await fleet<Customer>(`/customers/${clara.id}`, undefined, { token })).body,
  };
}

test.each([
  ['order-in-analysis', [code.DocumentAnalysis], ['answered 404']],
  ['documents-rejected', [code.DocumentsRejected], ['answered 404']],
  ['method-19', [code.Completed], [19]],
  ['method-36', [code.Completed], [36]],
  ['method-1', [code.Completed], [1]],
  ['card-refused', [code.Completed], [36]],
  // Error id 900 instead of a 404.
  ['error-900', [code.Completed], ['answered 400']],
  ['two-plans', [code.Completed, code.Completed], [36, 19]],
  ['partner-customer', [code.ContractSigningPending], ['answered 404']],
  ['spouse-income', [code.CreditPending], ['answered 404']],
])('in %s the orders are %j and the payment methods %j', async (world, statuses, paid) => {
  expect(await look(world)).toMatchObject({ statuses, paid });
});

test('a used card, a spouse’s income and a partner’s order exist in their worlds', async () => {
  expect((await look('card-refused')).card).toBe('0002');
  expect((await look('spouse-income')).customer.spouse).toMatchObject({ spouseMakesUpIncome: 'S' });
  const { orders } = await look('partner-customer');
  expect(await orders('&typeOrder=502')).toHaveLength(1);
  expect(await orders('&typeOrder=500')).toEqual([]);
});

test('the world of a new visitor has no accounts', async () => {
  await control('POST', '/scenario', { name: 'new-visitor' });
  const login = { login: 'clara@exemplo.com.br', password: 'Exemplo#2026', typeOrder: 500 };
  expect((await fleet('/signin', login)).status).toBe(401);
});
