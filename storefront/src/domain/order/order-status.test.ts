import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeOfStatus,
  groupOfStatus,
  isReanalysis,
  mayCancel,
  mayResend,
  orderProgress,
  orderStatuses,
  orderStatusOf,
  statusAfterResend,
  type OrderStatus,
  type StatusEntry,
} from './order-status.ts';

describe('a status code', () => {
  test.each([
    [-1, 'expired', 'error'],
    [0, 'cancelled', 'error'],
    [1, 'created', 'completed'],
    [2, 'validationPending', 'pending'],
    [3, 'validationApproved', 'completed'],
    [4, 'fraudRejected', 'error'],
    [5, 'creditPending', 'pending'],
    [6, 'creditApproved', 'completed'],
    [7, 'creditRejected', 'error'],
    [8, 'invalidRequest', 'error'],
    [9, 'contractSigningPending', 'pending'],
    [10, 'contractSigned', 'completed'],
    [11, 'completed', 'completed'],
    [12, 'documentAnalysis', 'pending'],
    [13, 'documentsApproved', 'completed'],
    [14, 'documentsRejected', 'error'],
    [15, 'contractSendingPending', 'pending'],
    [16, 'contractInfoMissing', 'error'],
    [17, 'deliveryInProgress', 'pending'],
    [18, 'resubmitting', 'pending'],
    [20, 'creditApprovedSuccessfully', 'completed'],
    [19, 'unknown', 'pending'],
    [99, 'unknown', 'pending'],
    [1.5, 'unknown', 'pending'],
  ] as const)('%d is %s, shown as %s', (code, status, group) => {
    expect(orderStatusOf(code)).toBe(status);
    expect(groupOfStatus(status)).toBe(group);
  });

  test('is sent back to the service unchanged, for all 21', () => {
    expect(orderStatuses).toHaveLength(21);
    for (const status of orderStatuses) expect(orderStatusOf(codeOfStatus(status))).toBe(status);
  });
});

describe('the progress list', () => {
  const entry = (code: number, day = code): StatusEntry => ({
    id: `${code}-${day}`,
    code,
    description: '',
    createdAt: `2026-11-${String(Math.max(1, day)).padStart(2, '0')}T12:00:00Z`,
  });
  const completedOf = (codes: number[], status: OrderStatus) =>
    orderProgress(
      codes.map((code) => entry(code)),
      status,
    )
      .filter(({ isCompleted }) => isCompleted)
      .map(({ step }) => step);

  test.each([
    [[1], 'created', ['received']],
    [[1, 3], 'validationApproved', ['received', 'registrationAnalysis']],
    [[1, 20], 'creditApprovedSuccessfully', ['received', 'creditAnalysis']],
    [[1, 4], 'contractSigningPending', ['received', 'contractSigning']],
    [[1, 10], 'contractSigned', ['received', 'contractSigning']],
    [
      [1, 3, 20, 10, 11],
      'completed',
      ['received', 'registrationAnalysis', 'creditAnalysis', 'contractSigning', 'concluded'],
    ],
    [[17], 'deliveryInProgress', ['availableForPickup']],
    [[2, 5, 6, 9, 13], 'creditApproved', []],
  ] as const)('with entries %j of an order that is %s has %j', (codes, status, steps) => {
    expect(completedOf([...codes], status)).toEqual(steps);
  });

  test('has six rows, in the order of the specification, each with its day', () => {
    const rows = orderProgress([entry(20, 9), entry(1, 2), entry(1, 4)], 'creditApprovedSuccessfully');
    expect(rows.map(({ step }) => step)).toEqual([
      'received',
      'registrationAnalysis',
      'creditAnalysis',
      'contractSigning',
      'concluded',
      'availableForPickup',
    ]);
    expect(rows[0]?.completedAt).toBe('2026-11-02T12:00:00Z');
    expect(rows[1]).toEqual({ step: 'registrationAnalysis', isCompleted: false });
  });

  test('for a failed order stops at the last row reached, and a fraud rejection completes no signature', () => {
    const rows = orderProgress([entry(1), entry(3), entry(4)], 'fraudRejected');
    expect(rows.map(({ step, isCompleted }) => [step, isCompleted])).toEqual([
      ['received', true],
      ['registrationAnalysis', true],
    ]);
    expect(orderProgress([], 'cancelled')).toEqual([]);
  });

  test('never completes a row without an entry of its own', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -1, max: 20 })),
        fc.constantFrom(...orderStatuses),
        (list, status) => {
          const done = completedOf(list, status);
          expect(done.length).toBeLessThanOrEqual(
            list.filter((code) => [1, 3, 20, 4, 10, 11, 17].includes(code)).length,
          );
        },
      ),
    );
  });
});

test.each([
  ['documentsRejected', 'created', true],
  ['creditRejected', 'resubmitting', true],
  ['documentAnalysis', 'resubmitting', false],
  ['created', 'resubmitting', false],
] as const)('resending a document on an order that is %s makes it %s; reanalysis: %s', (status, after, again) => {
  expect(statusAfterResend(status)).toBe(after);
  expect(isReanalysis(status)).toBe(again);
});

test('an order can be changed by its customer until its contract or its car is sent', () => {
  expect(orderStatuses.filter((status) => mayCancel(status) && !mayResend(status))).toEqual([
    'creditApproved',
    'contractSigningPending',
    'contractSigned',
    'creditApprovedSuccessfully',
  ]);
  for (const status of ['expired', 'cancelled', 'completed', 'deliveryInProgress', 'creditRejected'] as const) {
    expect([mayCancel(status), mayResend(status)]).toEqual([false, false]);
  }
  expect(mayResend('documentsRejected')).toBe(true);
});
