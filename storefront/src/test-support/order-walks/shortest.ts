import type { Command } from './commands.ts';
import type { Setup } from './setup.ts';
import { Walk } from './walk.ts';

/** A walk that can be taken again. */
export interface Route {
  setup: Setup;
  steps: readonly Command[];
}

/** Takes the steps that are possible where they come, then the way on to its end. */
export async function take({ setup, steps }: Route): Promise<Walk> {
  const walk = new Walk();
  await walk.begin(setup);
  for (const step of steps) if (step.check(walk)) await step.run(walk, walk);
  await walk.end();
  return walk;
}

/**
 * The shortest route that still breaks the same invariant: without every step it can do without, from the plainest
 * beginning.
 * @param name of the violation
 */
export async function shortestRoute(route: Route, name: string): Promise<{ route: Route; walk: Walk }> {
  let best = { route, walk: await take(route) };
  const isShorter = async (candidate: Route): Promise<boolean> => {
    const walk = await take(candidate);
    if (!walk.violations.some((violation) => violation.name === name)) return false;
    best = { route: candidate, walk };
    return true;
  };
  for (let size = route.steps.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (let at = 0; at < best.route.steps.length; ) {
        const { setup, steps } = best.route;
        if (await isShorter({ setup, steps: steps.toSpliced(at, size) })) isChanged = true;
        else at += size;
      }
      if (size > 1) break;
    }
  }
  for (const plainer of [{ bruno: 'new' }, { ana: 'new' }, { ana: 'known' }, { isAnaIn: false }, { isAnaIn: true }, { isAtLastStep: false }] as const) {
    const setup: Setup = { ...best.route.setup, ...plainer };
    if (JSON.stringify(setup) !== JSON.stringify(best.route.setup)) {
      await isShorter({ setup, steps: best.route.steps });
    }
  }
  return best;
}

/** The walk in words, one step a line. */
export function inWords({ route: { setup }, walk }: { route: Route; walk: Walk }): string {
  const { ana, bruno, isAnaIn, isAtLastStep } = setup;
  const step = isAtLastStep ? 'last' : 'first';
  const beginning = `Ana is ${ana}${isAnaIn ? ' and logged in' : ''}, Bruno is ${bruno}; the ${step} step of an order is open`;
  return [beginning, ...walk.path].map((step, number) => `${String(number).padStart(2)}. ${step}`).join('\n');
}
