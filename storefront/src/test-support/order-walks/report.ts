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
  /** What pages sent and showed on given paths. */
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
