import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportWalks } from '#/test-support/order-walks/report.ts';
import { installWorlds, uninstallWorlds } from '#/test-support/order-walks/world.ts';

/** Environment variables that choose the walks (test-support/order-walks/README.md). */
const { WALKS = '300', SEED = '11', WALK: pathFile } = process.env;

/** Several times what a slow machine needs, with the search for shorter paths. */
const timeoutInMs = 600_000 + Number(WALKS) * 1000;

beforeAll(installWorlds);
afterAll(uninstallWorlds);

describe('an order that two people walk through, in two tabs, with services that fail', () => {
  it(
    'breaks no invariant',
    async () => {
      const walks = { walkCount: Number(WALKS), seed: Number(SEED), ...(pathFile !== undefined && { pathFile }) };
      expect(await reportWalks(walks)).toBe('');
    },
    timeoutInMs,
  );
});
