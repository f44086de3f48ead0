import { describe, expect, it } from 'vitest';
import { takeWalks } from '#/test-support/order-walks/workers/take-walks.ts';

/** Environment variables that choose the walks (test-support/order-walks/README.md). */
const { WALKS = '450', SEED = '11', WALK: pathFile } = process.env;

/** Several times the time of a slow machine, including the search for shorter paths. */
const timeoutInMs = 600_000 + Number(WALKS) * 1000;

describe('random walks of two people through an order, in two tabs, with services that fail', () => {
  it(
    'break no invariant',
    async () => {
      const walks = { walkCount: Number(WALKS), seed: Number(SEED), ...(pathFile !== undefined && { pathFile }) };
      expect(await takeWalks(walks)).toBe('');
    },
    timeoutInMs,
  );
});
