import { expect, it } from 'vitest';
import { orderRequestOf } from '#/domain/order-request.ts';
import type { PartnerReference } from '#/domain/leads.ts';
import { fakePorts } from '#/test-support/index.ts';
import { withPartner } from './order-watchers.ts';

const signal = new AbortController().signal;
const request = orderRequestOf({
  product: { productId: 'PO1', accessories: [], optionals: [] },
  userId: '1001',
  locationId: '77',
  payment: { kind: 'boleto' },
});

it('an order names the partner’s store that is open when it is sent, and other calls stay as they are', async () => {
  const ports = fakePorts({ orders: { place: async () => ({ orderId: '31' }), listOrders: async () => [] } });
  let partner: PartnerReference | undefined = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
  const orders = withPartner(ports.orders, () => partner);
  await orders.place({ ...request, idempotencyKey: 'k' }, signal);
  partner = undefined;
  await orders.place({ ...request, idempotencyKey: 'k' }, signal);
  expect(await orders.listOrders('1001', signal)).toEqual([]);
  expect(ports.callsOf('orders.place').map(({ args }) => args[0])).toEqual([
    { ...request, idempotencyKey: 'k', partner: { identifier: 'viaduto-01', referenceCode: 'REF-7' } },
    { ...request, idempotencyKey: 'k' },
  ]);
});
