import { describe, expect, test } from 'vitest';
import { findOutcome, findPlaced, formerOrderOf } from './order-outcome.ts';
import type { OrderStatus } from './order-status.ts';

describe('the order of a confirmation', () => {
  const order = (id: string, productId: string, status: OrderStatus = 'created') => ({ id, productId, status });
  const baseline = { productId: 'P1', knownOrderIds: ['1', '2'] };

  test.each([
    ['is new and of the same product', [order('1', 'P1'), order('3', 'P1')], '3'],
    ['is none that was there before', [order('1', 'P1'), order('2', 'P1')], undefined],
    ['is none of another product', [order('3', 'P2')], undefined],
    ['is none that was cancelled', [order('3', 'P1', 'cancelled'), order('4', 'P1', 'expired')], undefined],
    ['may be at any state', [order('3', 'P1', 'creditRejected')], '3'],
  ] as const)('%s', (_, orders, id) => {
    expect(findPlaced(orders, baseline)?.id).toBe(id);
  });

  test.each([
    ['is the former order once it is analysed again', 'created', '2'],
    ['is not the former order while it is rejected', 'creditRejected', undefined],
  ] as const)('%s', (_, status, id) => {
    expect(findPlaced([order('2', 'P1', status)], { ...baseline, formerOrderId: '2' })?.id).toBe(id);
  });

  test('is the former order if it was analysed and rejected again', () => {
    const rejected = [order('2', 'P1', 'creditRejected')];
    expect(findPlaced(rejected, { ...baseline, formerOrderId: '2', hasFormerMoved: true })?.id).toBe('2');
  });

  test.each(['cancelled', 'expired'] as const)('is looked for among those %s since', (status) => {
    const seen = [order('1', 'P1', status), order('3', 'P2', status), order('3', 'P1', status)];
    expect(findOutcome(seen, baseline)).toBe(seen[2]);
    const former = { ...baseline, formerOrderId: '2' };
    expect(findOutcome([order('2', 'P1', status)], former)).toBeUndefined();
    expect(findOutcome([order('2', 'P1', status)], { ...former, hasFormerMoved: true })?.id).toBe('2');
    expect(findOutcome([...seen, order('4', 'P1')], baseline)?.id).toBe('4');
  });
});

describe('the order that a new one replaces', () => {
  test.each([
    ['is the newest one, rejected for its credit', ['creditRejected', 'completed'], 0],
    ['is the newest one, rejected for its documents', ['documentsRejected'], 0],
    ['is found behind orders that were cancelled since', ['cancelled', 'creditRejected'], 1],
    ['is none when a later order is under way', ['created', 'creditRejected'], undefined],
    ['is none without orders', [], undefined],
  ] as const)('%s', (_, statuses, index) => {
    const orders = statuses.map((status, at) => ({ status, at }));
    expect(formerOrderOf(orders)?.at).toBe(index);
  });
});
