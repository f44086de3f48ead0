import { describe, expect, test } from 'vitest';
import { findPlaced, isDefinite, mayStillRun, outcomeOf } from './order-outcome.ts';
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
  test.each(failures)('with %j is certain to have done nothing: %s', (failure, expected) => {
    expect(isDefinite(failure)).toBe(expected);
  });

  test.each(failures)('with %j says the one of the three wordings that is true (certain: %s)', (failure, isCertain) => {
    const anHour = 3_600_000;
    expect(outcomeOf(failure, 'none', anHour)).toBe('nothingHappened');
    expect(outcomeOf(failure, 'unread', anHour)).toBe(isCertain ? 'nothingHappened' : 'beingChecked');
  });
});

describe('an order that isn’t there', () => {
  test.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'network' }, true],
    [{ kind: 'rejected', status: 408 }, true],
    [{ kind: 'rejected', status: 409 }, true],
    [{ kind: 'rejected', status: 502 }, true],
    [{ kind: 'rejected', status: 504 }, true],
    // The service has answered: whatever it did is done.
    [{ kind: 'rejected', status: 500 }, false],
    [{ kind: 'rejected', status: 503 }, false],
    [{ kind: 'contract' }, false],
    [{ kind: 'rejected', status: 422 }, false],
    [{ kind: 'unauthorized' }, false],
  ] as const)('after %j may still come for a minute: %s', (failure, mayCome) => {
    expect(mayStillRun(failure, 59_999)).toBe(mayCome);
    expect(outcomeOf(failure, 'none', 59_999)).toBe(mayCome ? 'beingChecked' : 'nothingHappened');
    expect(mayStillRun(failure, 60_000)).toBe(false);
    // The device's clock was set back.
    expect(mayStillRun(failure, -1)).toBe(mayCome);
  });
});

describe('the order a confirmation led to', () => {
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
});
