import fc from 'fast-check';
import { parseRoute, shortestPath, take, type Route, type WalkKind } from './route.ts';

/** A broken invariant, with the shortest path that breaks it. */
export interface FoundFault {
  name: string;
  detail: string;
  walkCount: number;
  path: string;
}

export interface Report {
  walkCount: number;
  faults: readonly FoundFault[];
  /** Requests and page changes of given paths. */
  trace?: string;
}

/** The random walks of a seed that one worker takes. */
export interface Share {
  walkCount: number;
  seed: number;
  worker: number;
  workerCount: number;
  /** No walk follows one that breaks an invariant. */
  endsAtFirst?: boolean;
}

/** Takes given paths. */
export async function reportPaths<Setup>(kind: WalkKind<Setup>, paths: readonly string[]): Promise<Report> {
  const report = { walkCount: paths.length, faults: [] as FoundFault[], trace: '' };
  for (const path of paths) {
    const { walk, trace } = await take(kind, parseRoute(kind, path), true);
    report.faults.push(...walk.violations.map((violation) => ({ ...violation, walkCount: 1, path })));
    report.trace += trace;
  }
  return report;
}

/** Routes are drawn in chunks: a worker draws only its own, and the same seed gives the same walks on every machine. */
const routesOfChunk = 50;

function* routesOf<Setup>(
  { anyRoute }: WalkKind<Setup>,
  { walkCount, seed, worker, workerCount }: Share,
): Generator<Route<Setup>> {
  for (let first = worker * routesOfChunk; first < walkCount; first += workerCount * routesOfChunk) {
    const numRuns = Math.min(routesOfChunk, walkCount - first);
    // Neighbouring seeds must not share chunks.
    yield* fc.sample(anyRoute, { seed: (Math.imul(seed, 0x9e_37_79_b1) + first) | 0, numRuns });
  }
}

/** Takes random walks, and looks for the shortest path of each fault. The same seed gives the same walks. */
export async function reportWalks<Setup>(kind: WalkKind<Setup>, share: Share): Promise<Report> {
  /** The route of each fault with the fewest steps. */
  const broken = new Map<string, { walkCount: number; route: Route<Setup> }>();
  const ends = new Map<string, number>();
  let walkCount = 0;
  for (const route of routesOf(kind, share)) {
    const { walk } = await take(kind, route);
    walkCount += 1;
    for (const [name, { count }] of Object.entries(kind.ends))
      ends.set(name, (ends.get(name) ?? 0) + count(walk.world));
    for (const { name } of walk.violations) {
      const known = broken.get(name);
      const isShorter = !known || route.steps.length < known.route.steps.length;
      broken.set(name, { walkCount: (known?.walkCount ?? 0) + 1, route: isShorter ? route : known.route });
    }
    if (share.endsAtFirst === true && broken.size > 0) break;
  }
  const faults: FoundFault[] = [];
  for (const [name, { route, ...count }] of broken) {
    faults.push({ name, ...count, ...(await shortestPath(kind, route, name)) });
  }
  for (const [name, { leastPerWalk }] of Object.entries(kind.ends)) {
    const count = ends.get(name) ?? 0;
    const isRare = walkCount >= routesOfChunk && count < walkCount * leastPerWalk;
    if (isRare) faults.push({ name: `too few walks reach: ${name}`, detail: String(count), walkCount, path: '' });
  }
  return { walkCount, faults };
}
