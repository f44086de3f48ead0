import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pastPaths } from '#/test-support/identity-walks/past-paths.ts';
import { takeIdentityWalks } from '#/test-support/identity-walks/take-identity-walks.ts';

/** Environment variables that choose the walks (test-support/order-walks/README.md). */
const { WALKS = '200', SEED = '11', WALK: pathFile } = process.env;

it(
  'registration, log-in and password reset of two people in two tabs break no invariant on random walks and past paths',
  async () => {
    const seed = Number(SEED);
    const report = await (pathFile === undefined
      ? takeIdentityWalks({ walkCount: Number(WALKS), seed, paths: pastPaths })
      : takeIdentityWalks({ walkCount: 0, seed, paths: [await readFile(pathFile, 'utf8')], isTraced: true }));
    expect(report).toBe('');
  },
  600_000 + Number(WALKS) * 1000,
);
