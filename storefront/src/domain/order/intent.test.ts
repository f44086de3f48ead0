import { describe, expect, it, test } from 'vitest';
import { intentStates, type IntentDetails } from './intent.ts';
import { eventOfAbsence, eventOfFailure, intentEvents, intentTable, isRejection, isSameIntent } from './intent-life.ts';

describe('the table of intents', () => {
  it('has a cell for every state and event', () => {
    for (const state of intentStates) expect(Object.keys(intentTable[state])).toEqual(intentEvents);
    expect(Object.keys(intentTable)).toEqual(intentStates);
  });

  it('sends an intent from draft only', () => {
    expect(intentStates.filter((state) => intentTable[state].sent !== 'never')).toEqual(['draft']);
  });

  it('keeps every intent whose outcome is unknown', () => {
    expect(intentStates.filter((state) => intentTable[state].closed === 'never')).toEqual(['sent', 'unknown']);
  });

  it('leaves the state unknown only by a read', () => {
    const ways = intentEvents.filter((event) => !['never', 'unknown'].includes(intentTable.unknown[event]));
    expect(ways).toEqual(['rejected', 'found', 'absent']);
  });

  it('allows a placed intent only to be shown or removed', () => {
    expect(new Set<string>(Object.values(intentTable.placed))).toEqual(
      new Set(['never', 'placed', 'shown', 'removed']),
    );
    expect(new Set<string>(Object.values(intentTable.shown))).toEqual(new Set(['never', 'shown', 'removed']));
  });

  it('leads from every state to a final one', () => {
    for (const state of intentStates) {
      const reached = new Set<string>([state]);
      for (const each of reached) {
        const row: Record<string, string> = intentTable[each as keyof typeof intentTable] ?? {};
        for (const next of Object.values(row)) if (next !== 'never') reached.add(next);
      }
      expect(reached).toContain('removed');
    }
  });
});

describe('a response without success', () => {
  test.each([
    [{ kind: 'unauthorized' }, 1, 'unauthorized'],
    [{ kind: 'unauthorized' }, 2, 'unauthorized'],
    [{ kind: 'rejected', status: 422 }, 1, 'rejected'],
    [{ kind: 'notFound' }, 1, 'rejected'],
    [{ kind: 'rejected', status: 504 }, 1, 'unanswered'],
    [{ kind: 'network' }, 1, 'unanswered'],
    [{ kind: 'contract' }, 1, 'unanswered'],
  ] as const)('%j at attempt %i is the event %s', (failure, attempts, event) => {
    expect(eventOfFailure(failure, { attempts, rejections: 0 })).toBe(event);
  });

  it('to a repeated request does not mean failed before a read, because the first request may have acted', () => {
    expect(eventOfFailure({ kind: 'rejected', status: 422 }, { attempts: 2, rejections: 0 })).toBe('unanswered');
  });

  it('does not mean failed while a rejection is tolerated', () => {
    expect(eventOfFailure({ kind: 'rejected', status: 422 }, { attempts: 1, rejections: 0 }, 1)).toBe('unanswered');
  });
});

describe('a write that a read does not find', () => {
  const sentAt = '2026-11-22T12:00:00Z';
  const after = (milliseconds: number) => Date.parse(sentAt) + milliseconds;

  test.each([
    ['may still run within a minute of a cut connection', { kind: 'network' }, 59_999, 'absentYet'],
    ['may still run after a 504', { kind: 'rejected', status: 504 }, 59_999, 'absentYet'],
    ['is absent a minute after a cut connection', { kind: 'network' }, 60_000, 'absent'],
    ['is absent at once after an error 500', { kind: 'rejected', status: 500 }, 0, 'absent'],
    ['is rejected when it was a repeat that was rejected', { kind: 'rejected', status: 422 }, 0, 'rejected'],
    ['may still run when the clock was set back', { kind: 'network' }, -3_600_000, 'absentYet'],
  ] as const)('%s', (_, failure, passedInMs, event) => {
    const rejections = isRejection(failure) ? 1 : 0;
    expect(eventOfAbsence({ failure, sentAt, rejections }, after(passedInMs))).toBe(event);
  });

  it('may still run within a minute of a cut connection, although a repeat was rejected', () => {
    const attempts = { failure: { kind: 'rejected', status: 422 }, cutOffAt: sentAt, rejections: 1 };
    expect(eventOfAbsence(attempts, after(59_999))).toBe('absentYet');
    expect(eventOfAbsence(attempts, after(60_000))).toBe('rejected');
  });

  it('is rejected by the first rejection that is not tolerated', () => {
    const failure = { kind: 'rejected', status: 422 };
    expect(eventOfAbsence({ failure, sentAt, rejections: 2 }, after(0), 2)).toBe('absent');
    expect(eventOfAbsence({ failure, sentAt, rejections: 3 }, after(0), 2)).toBe('rejected');
  });
});

describe('two descriptions of an order', () => {
  const order: IntentDetails['order'] = {
    slug: 'polo',
    productId: 'PO1-24',
    plan: '{"km":1000}',
    knownOrderIds: ['1'],
  };

  it('are the same intent if only the previously known orders differ', () => {
    expect(isSameIntent('order', order, { ...order, knownOrderIds: ['1', '2'] })).toBe(true);
  });

  it('are two intents if the plan, the coupon or the reanalysed order differs', () => {
    expect(isSameIntent('order', order, { ...order, plan: '{"km":2000}' })).toBe(false);
    expect(isSameIntent('order', order, { ...order, formerOrderId: '1' })).toBe(false);
    const coupon = { code: 'A', couponOfferId: 'a', discount: { kind: 'percent', percent: 10 } } as const;
    expect(isSameIntent('order', order, { ...order, coupon })).toBe(false);
  });
});
