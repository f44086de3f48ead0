import { expect, test } from 'vitest';
import { orderRequestOf, type OrderFacts } from './order-request.ts';
import { orderStatuses } from './order-status.ts';

const facts: OrderFacts = {
  product: { productId: 'PO1-24-1000', accessories: ['Tapetes', 'Engate'], optionals: [] },
  userId: '1001',
  locationId: '77',
  payment: { kind: 'boleto' },
};

const coupon = { code: 'EXEMPLO10', couponOfferId: 'c1', discount: { kind: 'percent', percent: 10 } } as const;

test('an order by bank slip says every field of the specification, in its spelling', () => {
  expect(orderRequestOf(facts)).toEqual({
    productId: 'PO1-24-1000',
    userId: '1001',
    locationId: '77',
    aproved: false,
    reanalysis: false,
    finalPlate: 'S/PLACA',
    typeOrder: 500,
    accessories: ['Tapetes', 'Engate'],
    optionals: [],
    typePayment: 2,
    orderPayments: {},
  });
});

test('an order by card, with a coupon and an optional, carries them', () => {
  expect(
    orderRequestOf({
      ...facts,
      product: { ...facts.product, optionals: ['Teto solar'] },
      payment: { kind: 'card', token: 'tok-1', identification: 'session-9' },
      coupon,
    }),
  ).toMatchObject({
    optionals: ['Teto solar'],
    typePayment: 1,
    coupon,
    orderPayments: { token: 'tok-1', identificationPayment: 'session-9' },
  });
});

test.each(
  orderStatuses.map((status) => [status, status === 'creditRejected' || status === 'documentsRejected'] as const),
)('made again after %s it is a reanalysis of that order: %s', (status, isAgain) => {
  const request = orderRequestOf({ ...facts, former: { orderId: '31', status } });
  expect(request.reanalysis).toBe(isAgain);
  expect(request.orderPayments.orderId).toBe(isAgain ? '31' : undefined);
});
