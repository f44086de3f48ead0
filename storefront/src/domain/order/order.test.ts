import { describe, expect, test } from 'vitest';
import {
  hasContract,
  isFinal,
  latestOrder,
  monthOfContract,
  openOrders,
  ordersWithPlan,
  previousOrders,
} from './order.ts';
import { orderStatuses, type OrderStatus } from './order-status.ts';

const all = [...orderStatuses, 'unknown' as const].map((status) => ({ status }));
const statusesOf = (orders: readonly { status: OrderStatus }[]) => orders.map(({ status }) => status).toSorted();

test('completed, cancelled and expired orders are the previous ones, all others are open', () => {
  const over = ['cancelled', 'completed', 'expired'];
  expect(statusesOf(previousOrders(all))).toEqual(over);
  expect(statusesOf(openOrders(all))).toEqual(statusesOf(all).filter((status) => !over.includes(status)));
});

test.each([
  [
    'the newest by its date, in any list order',
    ['2026-03-01T10:00:00Z', '2026-11-01T10:00:00Z', '2026-05-01T10:00:00Z'],
    1,
  ],
  ['the newest by its date, in any zone', ['2026-03-01T23:00:00-03:00', '2026-03-02T01:00:00Z'], 0],
  ['the first of the service where none has a date', [undefined, undefined], 0],
  ['one with a date before one without', [undefined, '2026-01-01T00:00:00Z'], 1],
])('the latest order is %s', (_, dates, place) => {
  const orders = dates.map((createdAt, id) => ({ id, ...(createdAt !== undefined && { createdAt }) }));
  expect(latestOrder(orders)?.id).toBe(place);
});

test('an order has a plan unless it was cancelled or has expired', () => {
  expect(all.filter((order) => !ordersWithPlan(all).includes(order)).map(({ status }) => status)).toEqual([
    'expired',
    'cancelled',
  ]);
});

test('an order that is completed, ended or permanently rejected is final', () => {
  expect(all.filter(({ status }) => isFinal(status)).map(({ status }) => status)).toEqual([
    'expired',
    'cancelled',
    'fraudRejected',
    'creditRejected',
    'invalidRequest',
    'completed',
  ]);
});

test('an order has a contract from its signature on', () => {
  expect(statusesOf(all.filter(({ status }) => hasContract(status)))).toEqual([
    'completed',
    'contractSigned',
    'deliveryInProgress',
  ]);
});

describe('months of a contract', () => {
  test.each([
    ['2026-09-10', '2026-09-10', 1],
    ['2026-09-10', '2026-10-09', 1],
    ['2026-09-10', '2026-10-10', 2],
    ['2026-09-10', '2027-09-10', 13],
    ['2026-09-10', '2036-09-10', 24],
    ['2026-09-10', '2026-09-01', 1],
    ['2026-01-31', '2026-02-27', 1],
    ['2026-01-31', '2026-02-28', 2],
    ['2026-01-31', '2026-03-30', 2],
  ])('a contract begun %s is, on %s, in month %d', (beganOn, today, month) => {
    expect(monthOfContract(beganOn, today, 24)).toBe(month);
  });
});
