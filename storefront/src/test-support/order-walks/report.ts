import { describeRoute, parseRoute, shortestRoute, traceRoute, take, type Route } from './route.ts';
import fc from 'fast-check';
import { anyRoute } from './steps/any-route.ts';

/** A broken invariant, with the shortest path that breaks it. */
export interface FoundFault {
  name: string;
  detail: string;
  walkCount: number;
  path: string;
}

export interface Report {
  walkCount: number;
  orderCount: number;
  faults: readonly FoundFault[];
  /** Requests and page changes of given paths. */
  trace?: string;
}

/** Takes random walks, and looks for the shortest path of each fault. */
export async function reportWalks(share: Share): Promise<Report> {
  const { faults, ...counts } = await surveyWalks(share);
  const found: FoundFault[] = [];
  for (const { name, walkCount, route } of faults) {
    const shortest = await shortestRoute(route, name);
    const detail = shortest.walk.violations.find((each) => each.name === name)?.detail ?? '';
    found.push({ name, detail, walkCount, path: describeRoute(shortest) });
  }
  return { ...counts, faults: found };
}

/** Takes given paths. */
export async function reportPaths(paths: readonly string[]): Promise<Report> {
  const report: Report = { walkCount: paths.length, orderCount: 0, faults: [], trace: '' };
  for (const path of paths) {
    const { walk, trace } = await traceRoute(parseRoute(path));
    report.orderCount += walk.world.service.placements.length;
    report.faults = [...report.faults, ...walk.violations.map((violation) => ({ ...violation, walkCount: 1, path }))];
    report.trace += trace;
  }
  return report;
}

/** One broken invariant, in all walks that broke it. */
export interface Fault {
  name: string;
  walkCount: number;
  /** The first walk that broke it, with the fewest steps. */
  route: Route;
}

export interface Survey {
  walkCount: number;
  orderCount: number;
  faults: readonly Fault[];
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

/** Routes are drawn in chunks: a worker draws only its own, and the same seed gives the same walks on every machine. */
const routesOfChunk = 50;

function* routesOf({ walkCount, seed, worker, workerCount }: Share): Generator<Route> {
  for (let first = worker * routesOfChunk; first < walkCount; first += workerCount * routesOfChunk) {
    const numRuns = Math.min(routesOfChunk, walkCount - first);
    // Neighbouring seeds must not share chunks.
    yield* fc.sample(anyRoute, { seed: (Math.imul(seed, 0x9e_37_79_b1) + first) | 0, numRuns });
  }
}

/** Takes random walks. The same seed gives the same walks. */
async function surveyWalks(share: Share): Promise<Survey> {
  const faults = new Map<string, Fault>();
  let [walkCount, orderCount] = [0, 0];
  for (const route of routesOf(share)) {
    const walk = await take(route);
    walkCount += 1;
    orderCount += walk.world.service.placements.length;
    for (const { name } of walk.violations) {
      const known = faults.get(name);
      const isShorter = !known || route.steps.length < known.route.steps.length;
      faults.set(name, { name, walkCount: (known?.walkCount ?? 0) + 1, route: isShorter ? route : known.route });
    }
    if (share.endsAtFirst === true && faults.size > 0) break;
  }
  return { walkCount, orderCount, faults: [...faults.values()] };
}
