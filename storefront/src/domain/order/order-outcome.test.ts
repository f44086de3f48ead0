import { describe, expect, test } from 'vitest';
import { findPlaced, formerOrderOf, isCutOff, isDefinite, mayStillRun } from './order-outcome.ts';
import type { OrderStatus } from './order-status.ts';

const failures = [
  [{ kind: 'rejected', status: 422 }, true],
  [{ kind: 'rejected', status: 400 }, true],
  [{ kind: 'rejected', status: 429 }, true],
  [{ kind: 'rejected', status: 413 }, true],
  [{ kind: 'unauthorized' }, true],
  [{ kind: 'notFound' }, true],
  [{ kind: 'rejected', status: 408 }, false],
  [{ kind: 'rejected', status: 409 }, false],
  [{ kind: 'rejected', status: 500 }, false],
  [{ kind: 'rejected', status: 503 }, false],
  [{ kind: 'network' }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'contract' }, false],
  [{ kind: 'unexpected' }, false],
] as const;

describe('an order that failed', () => {
  test.each(failures)('with the failure %j certainly did nothing: %s', (failure, expected) => {
    expect(isDefinite(failure)).toBe(expected);
  });
});

describe('a request without a usable response', () => {
  test.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'network' }, true],
    [{ kind: 'rejected', status: 408 }, true],
    [{ kind: 'rejected', status: 409 }, true],
    [{ kind: 'rejected', status: 502 }, true],
    [{ kind: 'rejected', status: 504 }, true],
    // The service responded, so its processing has ended.
    [{ kind: 'rejected', status: 500 }, false],
    [{ kind: 'rejected', status: 503 }, false],
    [{ kind: 'contract' }, false],
    [{ kind: 'rejected', status: 422 }, false],
    [{ kind: 'unauthorized' }, false],
  ] as const)('was cut off, as %j tells: %s', (failure, isUnknown) => {
    expect(isCutOff(failure)).toBe(isUnknown);
  });

  test('may still run for a minute, and when the device’s clock was set back', () => {
    expect([-1, 59_999, 60_000].map(mayStillRun)).toEqual([true, true, false]);
  });
});

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

  test('is the former order if it was analysed again and then rejected for something else', () => {
    const former = { formerOrderId: '2', formerStatus: 'creditRejected' } as const;
    expect(findPlaced([order('2', 'P1', 'documentsRejected')], { ...baseline, ...former })?.id).toBe('2');
    expect(findPlaced([order('2', 'P1', 'creditRejected')], { ...baseline, ...former })).toBeUndefined();
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
