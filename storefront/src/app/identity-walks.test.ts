import { expect, it } from 'vitest';
import { pathsOf } from '#/test-support/order-walks/faults/faults.ts';
import { takeChosen, takePaths, timeoutOf } from '#/test-support/order-walks/workers/take-walks.ts';

const walkCount = 200;

it(
  'registration, log-in and password reset of two people in two tabs break no invariant on random walks',
  async () => {
    expect(await takeChosen('identity', walkCount)).toBe('');
  },
  timeoutOf(walkCount),
);

it(
  'registration, log-in and password reset break no invariant on the paths of past faults',
  async () => {
    expect(await takePaths('identity', pathsOf('identity'))).toBe('');
  },
  timeoutOf(walkCount),
);
