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
  walkCount: number;
  stepCount: number;
  orderCount: number;
  faults: readonly Fault[];
}

/** Takes random walks. The same seed gives the same walks. */
export async function surveyWalks(walkCount: number, seed: number): Promise<Survey> {
  const faults = new Map<string, Fault>();
  let stepCount = 0;
  let orderCount = 0;
  const property = fc.asyncProperty(anyRoute, async (route) => {
    const walk = await take(route);
    stepCount += walk.stepCount;
    orderCount += walk.world.service.placements.length;
    for (const { name } of walk.violations) {
      const known = faults.get(name);
      const isShorter = !known || route.steps.length < known.route.steps.length;
      faults.set(name, { name, walkCount: (known?.walkCount ?? 0) + 1, route: isShorter ? route : known.route });
    }
  });
  await fc.assert(property, { numRuns: walkCount, seed, endOnFailure: true });
  return {
    walkCount,
    stepCount,
    orderCount,
    faults: [...faults.values()].toSorted((one, other) => other.walkCount - one.walkCount),
  };
}
