import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRoute, traceRoute } from '#/test-support/order-walks/route.ts';
import { reportFaults, surveyWalks } from '#/test-support/order-walks/survey.ts';
import { installWorlds, uninstallWorlds } from '#/test-support/order-walks/world.ts';

/** Environment variables that choose the walks (test-support/order-walks/README.md). */
const { WALKS = '1000', SEED = '1', WALK } = process.env;

/** Several times what a slow machine needs for the walks, and for the search for shorter paths. */
const timeoutInMs = 60_000 + Number(WALKS) * 300;

beforeAll(installWorlds);
afterAll(uninstallWorlds);

describe('an order that two people walk through, in two tabs, with services that fail', () => {
  if (WALK === undefined) {
    it(
      `breaks no invariant in ${WALKS} walks of seed ${SEED}`,
      async () => {
        const survey = await surveyWalks(Number(WALKS), Number(SEED));
        expect(await reportFaults(survey, Number(SEED))).toBe('');
        expect(survey.orderCount).toBeGreaterThan(survey.walkCount / 10);
      },
      timeoutInMs,
    );
  } else {
    it('breaks no invariant on the given path', async () => {
      const { walk, trace } = await traceRoute(parseRoute(readFileSync(WALK, 'utf8')));
      process.stdout.write(`${trace}\n`);
      expect(walk.violations).toEqual([]);
    });
  }
});
