import { describe, expect, test } from 'vitest';
import { isCutOff, isDefinite, mayStillRun } from './failed-write.ts';

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

describe('a write that failed', () => {
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
