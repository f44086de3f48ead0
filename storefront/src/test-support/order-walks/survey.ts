import fc from 'fast-check';
import { take, type Route } from './route.ts';
import { anyRoute } from './steps/any-route.ts';

/** One broken invariant, in all walks that broke it. */
export interface Fault {
  name: string;
  walkCount: number;
  /** The first walk that broke it, with the fewest steps. */
  route: Route;
}

export interface Survey {
  orderCount: number;
  faults: readonly Fault[];
}

/** The random walks of a seed, of which this worker takes every `workerCount`th. */
export interface Share {
  walkCount: number;
  seed: number;
  worker: number;
  workerCount: number;
}

/** Takes random walks. The same seed gives the same walks. */
export async function surveyWalks({ walkCount, seed, worker, workerCount }: Share): Promise<Survey> {
  const faults = new Map<string, Fault>();
  let drawnCount = 0;
  let orderCount = 0;
  const property = fc.asyncProperty(anyRoute, async (route) => {
    drawnCount += 1;
    if (drawnCount % workerCount !== worker) return;
    const walk = await take(route);
    orderCount += walk.world.service.placements.length;
    for (const { name } of walk.violations) {
      const known = faults.get(name);
      const isShorter = !known || route.steps.length < known.route.steps.length;
      faults.set(name, { name, walkCount: (known?.walkCount ?? 0) + 1, route: isShorter ? route : known.route });
    }
  });
  await fc.assert(property, { numRuns: walkCount, seed, endOnFailure: true });
  return { orderCount, faults: [...faults.values()] };
}
