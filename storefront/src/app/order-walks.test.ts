import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pastFaults } from '#/test-support/order-walks/faults/faults.ts';
import { takePaths, takeWalks } from '#/test-support/order-walks/workers/take-walks.ts';

/** Environment variables that choose the walks (test-support/order-walks/README.md). */
const { WALKS = '450', SEED = '11', WALK: pathFile } = process.env;

/** Several times the time of a slow machine, including the search for shorter paths. */
const timeoutInMs = 600_000 + Number(WALKS) * 1000;

describe('two people who order in two tabs, with services that fail', () => {
  it(
    'break no invariant on random walks',
    async () => {
      const { broken, trace } = await (pathFile === undefined
        ? takeWalks({ walkCount: Number(WALKS), seed: Number(SEED) })
        : takePaths([await readFile(pathFile, 'utf8')]));
      process.stdout.write(trace);
      expect(broken).toBe('');
    },
    timeoutInMs,
  );

  it(
    'break none on the paths of past faults',
    async () => {
      const { broken } = await takePaths(pastFaults.flatMap(({ path }) => path ?? []));
      expect(broken).toBe('');
    },
    timeoutInMs,
  );
});
