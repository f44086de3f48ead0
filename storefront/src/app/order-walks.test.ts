import { describe, expect, it } from 'vitest';
import { pathsOf } from '#/test-support/order-walks/faults/faults.ts';
import { takeChosen, takePaths, timeoutOf } from '#/test-support/order-walks/workers/take-walks.ts';

const walkCount = 450;

describe('two people who order in two tabs, with services that fail', () => {
  it(
    'break no invariant on random walks',
    async () => {
      expect(await takeChosen('order', walkCount)).toBe('');
    },
    timeoutOf(walkCount),
  );

  it(
    'break none on the paths of past faults',
    async () => {
      expect(await takePaths('order', pathsOf('order'))).toBe('');
    },
    timeoutOf(walkCount),
  );
});
