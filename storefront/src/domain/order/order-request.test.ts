import { describe, expect, it } from 'vitest';
import { orderRequestOf, type OrderFacts } from './order-request.ts';
import type { OrderStatus } from './order-status.ts';

const facts: OrderFacts = {
  product: { productId: 'PO1-24-1000', accessories: ['Tapetes', 'Engate'], optionals: [] },
  userId: '1001',
  locationId: '77',
  payment: { kind: 'boleto' },
};

const coupon = { code: 'EXEMPLO10', couponOfferId: 'c1', discount: { kind: 'percent', percent: 10 } } as const;

it('has every field of the specification for an order by bank slip, in its spelling', () => {
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

it('carries card, coupon and optional items', () => {
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

describe('an order made again', () => {
  const former = (status: OrderStatus) => ({ orderId: '31', status });

  it.each(['creditRejected', 'documentsRejected'] as const)(
    'after %s asks for the reanalysis of that order',
    (status) => {
      const { reanalysis, orderPayments } = orderRequestOf({ ...facts, former: former(status) });
      expect(reanalysis).toBe(true);
      expect(orderPayments).toEqual({ orderId: '31' });
    },
  );

  it.each(['created', 'completed', 'cancelled', 'expired', 'fraudRejected', 'invalidRequest', 'unknown'] as const)(
    'after %s is a new order',
    (status) => {
      const { reanalysis, orderPayments } = orderRequestOf({ ...facts, former: former(status) });
      expect(reanalysis).toBe(false);
      expect(orderPayments).toEqual({});
    },
  );
});
