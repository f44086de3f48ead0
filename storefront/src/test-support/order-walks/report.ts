import { describeRoute, parseRoute, shortestRoute, traceRoute } from './route.ts';
import { surveyWalks, type Share } from './survey.ts';

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
  /** What pages sent and showed on a single path. */
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

/** Takes one path. */
export async function reportPath(path: string): Promise<Report> {
  const { walk, trace } = await traceRoute(parseRoute(path));
  const faults = walk.violations.map((violation) => ({ ...violation, walkCount: 1, path }));
  return { walkCount: 1, orderCount: walk.world.service.placements.length, faults, trace };
}
