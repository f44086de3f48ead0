import { describe, expect, test } from 'vitest';
import { abortError, isAbort, isWorthRetrying, ServiceError, toAppError, type AppError } from './app-error.ts';

test('an AppError that a port throws is returned unchanged', () => {
  expect(toAppError(new ServiceError({ kind: 'timeout' }))).toEqual({ kind: 'timeout' });
});

test.each([new TypeError('x'), 'text', undefined, null, { kind: 'network' }])(
  'any other thrown value (%o) is unexpected',
  (caught) => {
    expect(toAppError(caught)).toEqual({ kind: 'unexpected' });
  },
);

test('a cancellation is distinguished from an error', () => {
  expect(isAbort(abortError())).toBe(true);
  expect(isAbort(abortError(new Error('why')))).toBe(true);
  expect(isAbort(AbortSignal.abort().reason)).toBe(true);
  expect(isAbort(new ServiceError({ kind: 'network' }))).toBe(false);
  expect(isAbort(undefined)).toBe(false);
});

test('a cancellation keeps its reason', () => {
  const reason = new Error('budget spent');
  expect(abortError(reason).cause).toBe(reason);
});

describe('isWorthRetrying', () => {
  test.each<[AppError, boolean]>([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'rejected', status: 503, code: '' }, true],
    [{ kind: 'rejected', status: 500, code: '' }, true],
    [{ kind: 'rejected', status: 429, code: '' }, false],
    [{ kind: 'rejected', status: 400, code: '' }, false],
    [{ kind: 'unauthorized' }, false],
    [{ kind: 'notFound' }, false],
    [{ kind: 'contract', where: 'x' }, false],
    [{ kind: 'unexpected' }, false],
  ])('is, for %o, %s', (error, expected) => {
    expect(isWorthRetrying(error)).toBe(expected);
  });
});

test('the log message names the kind, and the status of a rejection', () => {
  expect(new ServiceError({ kind: 'rejected', status: 422, code: 'A' }).message).toBe('rejected 422 A');
  expect(new ServiceError({ kind: 'contract', where: 'x.y' }).message).toBe('contract broken at x.y');
  expect(new ServiceError({ kind: 'network' }).message).toBe('network');
});
