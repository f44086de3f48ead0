import { expect, test } from 'vitest';
import { orderRequestOf } from '../../domain/order/order-request.ts';
import { createHttp } from '../wire/http.ts';
import { createOrdersClient } from './orders-client.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;

async function serving(body: unknown, status = 200) {
  const { baseUrl, seen } = await startServer((response) => json(response, body, status));
  const client = createOrdersClient(
    createHttp({ baseUrl, session: { read: () => ({ token: 'token', userId: '1001' }), delayMs: 1 } }),
  );
  return { client, seen, sent: () => JSON.parse(seen[0]?.body || 'null') as unknown };
}

const request = orderRequestOf({
  product: { productId: 'PO1', accessories: ['Tapetes'], optionals: [] },
  userId: '1001',
  locationId: '77',
  payment: { kind: 'boleto' },
  coupon: { code: 'EXEMPLO10', couponOfferId: 'c:1', discount: { kind: 'value', valueInCents: 15_050 } },
});

test('an order of a partner’s store names the store', async () => {
  const { client, sent } = await serving({ orderId: 31 });
  const partner = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
  await client.place({ ...request, partner, idempotencyKey: 'key-1' }, signal);
  expect(sent()).toMatchObject({ productId: 'PO1', ...partner });
});

test('an order is sent with its idempotency key, numbers as numbers, and the whole coupon entry', async () => {
  const { client, seen, sent } = await serving({ orderId: 31 });
  expect(await client.place({ ...request, idempotencyKey: 'key-1' }, signal)).toEqual({ orderId: '31' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/orders' });
  expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1', authorization: 'Bearer token' });
  expect(sent()).toEqual({
    productId: 'PO1',
    userId: 1001,
    locationId: 77,
    aproved: false,
    reanalysis: false,
    finalPlate: 'S/PLACA',
    typeOrder: 500,
    accessories: ['Tapetes'],
    optionals: [],
    typePayment: 2,
    coupon: { couponCode: 'EXEMPLO10', couponOfferId: 'c:1', discountType: 'VALUE', discountValue: 150.5 },
    orderPayments: {},
  });
});

test('a rejection keeps the service’s own message', async () => {
  const { client } = await serving({ id: 451, message: 'Local de retirada desconhecido' }, 422);
  await expect(client.place({ ...request, idempotencyKey: 'k' }, signal)).rejects.toMatchObject({
    error: { kind: 'rejected', status: 422, code: '451', serverMessage: 'Local de retirada desconhecido' },
  });
});

test('orders are requested with both types, encoded, and decoded with their statuses', async () => {
  const { client, seen } = await serving([
    {
      orderId: 31,
      status: 12,
      locationId: 77,
      productId: 'PO1',
      dealershipId: 77,
      dateCreated: '2026-11-20T10:00:00Z',
    },
    { orderId: '30', status: 42, locationId: 77, productId: 'PO1', dealershipId: null },
  ]);
  expect(await client.listOrders('1001', signal)).toEqual([
    {
      id: '31',
      status: 'documentAnalysis',
      productId: 'PO1',
      locationId: '77',
      dealershipId: '77',
      createdAt: '2026-11-20T10:00:00Z',
    },
    { id: '30', status: 'unknown', productId: 'PO1', locationId: '77' },
  ]);
  expect(seen[0]?.url).toBe('/orders/GetOrderByUserId?userId=1001&typeOrder=502%7C500');
});

test('the store’s own fields of an order are decoded, and only an unreadable one is left out', async () => {
  const plain = { orderId: 31, status: 17, locationId: 77, productId: 'PO1', dealershipId: 77 };
  const window = { from: '2026-11-30', to: '2026-12-04' };
  const { client } = await serving([
    {
      ...plain,
      typePayment: 2,
      monthlyInstallment: 2179.5,
      nextActor: 'CUSTOMER',
      nextActionUntil: '2026-11-25T10:00:00Z',
      deliveryWindow: {
        ...window,
        changes: [{ ...window, reason: 'por causa do transporte', dateCreated: '2026-11-20T10:00:00Z' }],
      },
      files: [
        { id: 'p1', kind: 'CONTRACT', fileName: 'c.pdf', size: 9, dateCreated: '2026-11-20T10:00:00Z' },
        { id: 'p2', kind: 'FUTURE' },
      ],
      installments: [
        { id: 'm', month: '2026-12', dueDate: '2026-12-14', value: 2179.5, status: 'OPEN', digitableLine: '00090' },
        { id: 'n', month: 'dezembro' },
      ],
    },
    { ...plain, typePayment: 7, nextActor: 'NOBODY', deliveryWindow: 'soon', files: {}, installments: 'none' },
  ]);
  const read = { id: '31', status: 'deliveryInProgress', productId: 'PO1', locationId: '77', dealershipId: '77' };
  expect(await client.listOrders('1001', signal)).toEqual([
    {
      ...read,
      payment: 'boleto',
      monthlyInCents: 217_950,
      nextActor: 'customer',
      nextActionUntil: '2026-11-25T10:00:00Z',
      delivery: {
        ...window,
        changes: [{ ...window, reason: 'por causa do transporte', changedAt: '2026-11-20T10:00:00Z' }],
      },
      files: [{ id: 'p1', kind: 'contract', fileName: 'c.pdf', sizeInBytes: 9, createdAt: '2026-11-20T10:00:00Z' }],
      installments: [
        {
          id: 'm',
          month: '2026-12',
          dueDate: '2026-12-14',
          amountInCents: 217_950,
          status: 'open',
          boletoLine: '00090',
        },
      ],
    },
    read,
  ]);
});

test.each([
  ['2026-11-20T10:00:00.123-03:00', '2026-11-20T10:00:00.123-03:00'],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ['2026-11-20', '2026-11-20T12:00-03:00'],
  ['2026-11-20 10:00', '2026-11-20T10:00-03:00'],
  ['11/20/2026', undefined],
  ['20 Nov 2026 10:00', undefined],
  ['2026-13-20T10:00:00Z', undefined],
])('the timestamp %s of an order is read as %s in every engine', async (dateCreated, createdAt) => {
  const { client } = await serving([{ orderId: 31, status: 12, locationId: 77, productId: 'PO1', dateCreated }]);
  const [order] = await client.listOrders('1001', signal);
  expect(order?.createdAt).toBe(createdAt);
});

test('orders are read when one has no dealership yet', async () => {
  const plain = { status: 12, locationId: 77, productId: 'PO1' };
  const { client } = await serving([
    { ...plain, orderId: 32, dealershipId: '' },
    { ...plain, orderId: 31, dealershipId: 77 },
  ]);
  expect((await client.listOrders('1001', signal)).map(({ id, dealershipId }) => [id, dealershipId])).toEqual([
    ['32', undefined],
    ['31', '77'],
  ]);
});

test('an unreadable order fails the whole list, because it must not look missing', async () => {
  const { client } = await serving([{ orderId: 31 }]);
  await expect(client.listOrders('1001', signal)).rejects.toMatchObject({ error: { kind: 'contract' } });
});

test('the history of an order is read oldest first, in whatever order the service sends it', async () => {
  const entry = (orderStatusId: number, dateCreated: string) => ({
    orderStatusId,
    status: 1,
    description: '',
    dateCreated,
  });
  const { client } = await serving([
    entry(4, '2026-11-20T12:00:00Z'),
    entry(11, '2026-11-20T08:00:00-03:00'),
    entry(2, '2026-11-20T11:00:00Z'),
    entry(1, '2026-11-20T10:00:00Z'),
  ]);
  expect((await client.readHistory('31', signal)).map(({ id }) => id)).toEqual(['1', '2', '11', '4']);
});

test('an order’s status is removed, then another is posted by its code', async () => {
  const { client, seen } = await serving({});
  await client.removeStatus({ orderId: '31', idempotencyKey: 'r' }, signal);
  await client.postStatus(
    { orderId: '31', status: 'resubmitting', description: 'Reenvio dos documentos', idempotencyKey: 'k' },
    signal,
  );
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /orderstatus/31', 'POST /orderstatus']);
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ orderId: 31, description: 'Reenvio dos documentos', status: 18 });
});
