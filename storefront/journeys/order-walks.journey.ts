import { drawRoutes } from './support/walks/routes.ts';
import { Walk } from './support/walks/walk.ts';
import { expect, test } from './support/world.ts';

const { WALK_SEED: seed = '15', WALK_ONLY: only, WALK_COUNT: count = '20' } = process.env;

/** The same seed gives the same walks on every machine. */
for (const [index, { setup, steps }] of drawRoutes(Number(seed), Number(count)).entries()) {
  const number = index + 1;
  if (only !== undefined && Number(only) !== number) continue;
  test(
    `walk ${number} of seed ${seed} orders what was reviewed, once, and reaches an end`,
    { tag: '@desktop' },
    async ({ context, sandbox, problems }) => {
      problems.ignore(/Failed to load resource|net::ERR_/);
      const walk = new Walk(context, sandbox);
      const told = () =>
        [
          `WALK_SEED=${seed} WALK_ONLY=${number}`,
          ...walk.path.map((line, place) => `${String(place).padStart(2)}. ${line}`),
        ].join('\n');
      try {
        await walk.begin(setup);
        for (const step of steps) await walk.take(step);
        await walk.end();
      } catch (error) {
        throw new Error(`${told()}\nThe last step failed.`, { cause: error });
      }
      expect(walk.violations, told()).toEqual([]);
    },
  );
}
