import { drawRoutes, type Route } from '../support/walks/routes.ts';
import { stopClock } from '../support/walks/walk-clock.ts';
import { Walk } from '../support/walks/walk.ts';
import { expect, test } from '../support/world.ts';

const { WALK_SEED: seed = '15', WALK_COUNT: count = '20', WALK_ONLY: only } = process.env;

/** Walks per browser: they share the store's cached scripts. */
const walksOfTest = 5;

/** Only a failing walk reaches it, however slow the machine is. */
const timeoutInMs = 900_000;

/** A seed gives the same walks on every machine. */
const routes = drawRoutes(Number(seed), Number(count)).map((route, index) => ({ route, number: index + 1 }));
const chosen = routes.filter(({ number }) => only === undefined || only.split(',').includes(String(number)));

for (let first = 0; first < chosen.length; first += walksOfTest) {
  const group = chosen.slice(first, first + walksOfTest);
  test(
    `every order equals its review, and every page offers a next action: walks ${group.map(({ number }) => number).join(', ')} of seed ${seed}`,
    { tag: '@desktop' },
    async ({ context, sandbox, problems }) => {
      test.setTimeout(timeoutInMs);
      problems.ignore(/Failed to load resource|net::ERR_/);
      await stopClock(context);
      const backstage = await context.newPage();
      for (const { route, number } of group) {
        await test.step(`walk ${number}`, async () => {
          const walk = new Walk(backstage, sandbox);
          const failure = await take(walk, route);
          const told = tell(walk, number);
          if (only !== undefined) console.log(told);
          expect.soft([...walk.violations, ...failure], told).toEqual([]);
          await walk.leave();
        });
      }
    },
  );
}

/** @returns the error of a failed step */
async function take(walk: Walk, { setup, steps }: Route): Promise<unknown[]> {
  try {
    await walk.begin(setup);
    for (const step of steps) await walk.take(step);
    await walk.end();
    return [];
  } catch (error) {
    return [error];
  }
}

function tell({ path }: Walk, number: number): string {
  const lines = path.map((line, place) => `${String(place).padStart(2)}. ${line}`);
  return [`Again: WALK_SEED=${seed} WALK_ONLY=${number}`, ...lines].join('\n');
}
