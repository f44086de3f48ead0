import { parseStep } from './steps/events.ts';
import { describeSetup, parseSetup, plainerSetups, type Setup } from './steps/setup.ts';
import type { Step } from './steps/step.ts';
import { Trace } from './trace.ts';
import { Walk } from './walk.ts';

/** How a walk begins, and the steps to try. A step that is not possible when it comes is left out. */
export interface Route {
  setup: Setup;
  steps: readonly Step[];
}

/** Takes the steps, then follows the offered way to its end. */
export async function take({ setup, steps }: Route): Promise<Walk> {
  const walk = new Walk();
  await walk.begin(setup);
  for (const step of steps) await walk.take(step);
  await walk.end();
  return walk;
}

/** Finds a shorter route that breaks the same invariant: without each step it does not need, from a plainer setup. */
export async function shortestRoute(route: Route, violation: string): Promise<{ route: Route; walk: Walk }> {
  let best = { route, walk: await take(route) };
  const isAccepted = async (candidate: Route): Promise<boolean> => {
    const walk = await take(candidate);
    const isBroken = walk.violations.some(({ name }) => name === violation);
    if (isBroken) best = { route: candidate, walk };
    return isBroken;
  };
  await shortestSteps(route.steps, (steps) => isAccepted({ setup: route.setup, steps }));
  for (const setup of plainerSetups(best.route.setup)) await isAccepted({ ...best.route, setup });
  return best;
}

/** Leaves out each step without which the fault stays. */
export async function shortestSteps(
  all: readonly Step[],
  isBrokenBy: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let best = all;
  for (let size = all.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let isShortened = true;
    while (isShortened) {
      isShortened = false;
      for (let at = 0; at < best.length;) {
        const shorter = best.toSpliced(at, size);
        if (await isBrokenBy(shorter)) {
          best = shorter;
          isShortened = true;
        } else at += size;
      }
      if (size > 1) break;
    }
  }
  return best;
}

/** The path as text, one step per line, as `parseRoute` reads it. */
export function describeRoute({ route: { setup }, walk: { path } }: { route: Route; walk: Walk }): string {
  return [describeSetup(setup), ...path].map((line, number) => `${String(number).padStart(2)}. ${line}`).join('\n');
}

/** Reads a path that a report has printed. Steps in parentheses are those of the way to the end. */
export function parseRoute(text: string): Route {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\d+\.\s*/, '').trim());
  const [setup = '', ...steps] = lines.filter((line) => line !== '' && !line.startsWith('(then '));
  return { setup: parseSetup(setup), steps: steps.map(parseStep) };
}

/** Takes a route and tells everything that pages sent and showed. */
export async function traceRoute({ setup, steps }: Route): Promise<{ walk: Walk; trace: string }> {
  const walk = new Walk();
  const trace = new Trace(walk);
  await walk.begin(setup);
  for (const step of steps) {
    trace.write(`# ${step.words}${step.find(walk.world) ? '' : ' (not possible)'}`);
    await walk.take(step);
  }
  trace.write('# the way to the end');
  await walk.end();
  for (const { name, detail } of walk.violations) trace.write(`!! ${name}: ${detail}`);
  return { walk, trace: trace.lines.join('\n') };
}
