import type { Arbitrary } from 'fast-check';
import type { Step } from './steps/step.ts';
import { Trace } from './trace.ts';
import { Walk, type WalkRules } from './walk.ts';
import type { World } from './world.ts';

/** How a walk begins, and the steps to try. A step that is not possible when it comes is left out. */
export interface Route<Setup> {
  setup: Setup;
  steps: readonly Step[];
}

/** A kind of walk: orders, or identity. */
export interface WalkKind<Setup> extends WalkRules {
  anyRoute: Arbitrary<Route<Setup>>;
  begin: (world: World, setup: Setup) => Promise<void>;
  /** The first line of a path. */
  describeSetup: (setup: Setup) => string;
  parseSetup: (line: string) => Setup;
  /** Facts of a plainer setup: a shortest path has as many of them as it can. */
  plainFacts: readonly Partial<Setup>[];
  /** Reads one further line of a path. */
  parseStep: (line: string) => Step;
  /** How often a walk has reached each end. Walks that reach too few would break nothing. */
  ends: Readonly<Record<string, { leastPerWalk: number; count: (world: World) => number }>>;
}

/**
 * Takes the steps, then follows the offered way to its end.
 * @param isTraced tells everything that pages sent and showed
 */
export async function take<Setup>(kind: WalkKind<Setup>, { setup, steps }: Route<Setup>, isTraced = false) {
  const walk = new Walk(kind);
  const trace = isTraced ? new Trace(walk) : undefined;
  await kind.begin(walk.world, setup);
  for (const step of steps) {
    trace?.write(`# ${step.words}${step.find(walk.world) ? '' : ' (not possible)'}`);
    await walk.take(step);
  }
  trace?.write('# the way to the end');
  await walk.end();
  for (const { name, detail } of walk.violations) trace?.write(`!! ${name}: ${detail}`);
  return { walk, trace: trace?.lines.join('\n') ?? '' };
}

/** The path of a shorter route that breaks the same invariant: without each step it does not need, from a plainer setup. */
export async function shortestPath<Setup>(kind: WalkKind<Setup>, route: Route<Setup>, violation: string) {
  let best = { route, walk: (await take(kind, route)).walk };
  const isAccepted = async (candidate: Route<Setup>): Promise<boolean> => {
    const { walk } = await take(kind, candidate);
    const isBroken = walk.violations.some(({ name }) => name === violation);
    if (isBroken) best = { route: candidate, walk };
    return isBroken;
  };
  await shortestSteps(route.steps, (steps) => isAccepted({ setup: route.setup, steps }));
  for (const fact of kind.plainFacts) {
    const { setup } = best.route;
    const isNew = Object.entries(fact).some(([name, value]) => setup[name as keyof Setup] !== value);
    if (isNew) await isAccepted({ ...best.route, setup: { ...setup, ...fact } });
  }
  const lines = [kind.describeSetup(best.route.setup), ...best.walk.path];
  return {
    detail: best.walk.violations.find(({ name }) => name === violation)?.detail ?? '',
    path: lines.map((line, number) => `${String(number).padStart(2)}. ${line}`).join('\n'),
  };
}

/** Leaves out each step without which the fault stays. */
async function shortestSteps(
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

/** Reads a path that a report has printed. Steps in parentheses are those of the way to the end. */
export function parseRoute<Setup>(kind: WalkKind<Setup>, text: string): Route<Setup> {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\d+\.\s*/, '').trim());
  const [setup = '', ...steps] = lines.filter((line) => line !== '' && !line.startsWith('(then '));
  return { setup: kind.parseSetup(setup), steps: steps.map(kind.parseStep) };
}
