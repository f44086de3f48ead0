import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PastFault } from '../faults/past-fault.ts';
import type { FoundFault, Report, Share } from '../report.ts';
import { buildWorker } from './build.ts';

interface Walks {
  walkCount: number;
  seed: number;
}

/** With fewer walks, a second worker costs more than it saves: each compiles the product for itself. */
const fewestWalksOfWorker = 250;

export interface Outcome {
  /** Broken invariants, with the shortest path of each fault; empty if there is none. */
  broken: string;
  /** Requests and page changes of given paths. */
  trace: string;
}

export async function takePaths(paths: readonly string[]): Promise<Outcome> {
  const script = await buildWorker();
  try {
    const { faults, trace = '' } = await run(script, { paths });
    return { broken: faults.map((fault) => `${inWords(fault)}\n${fault.path}`).join('\n\n'), trace };
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}

/** Takes random walks. */
export async function takeWalks({ walkCount, seed }: Walks): Promise<Outcome> {
  const script = await buildWorker();
  try {
    const workerCount = Math.min(availableParallelism(), Math.ceil(walkCount / fewestWalksOfWorker));
    const shares = Array.from({ length: workerCount }, (_, worker) => ({ walkCount, seed, worker, workerCount }));
    const reports = await Promise.all(shares.map((share) => run(script, share)));
    const orderCount = reports.reduce((sum, report) => sum + report.orderCount, 0);
    // Walks that place no orders would break nothing.
    const isIdle = walkCount >= 10 && orderCount < walkCount / 2;
    if (isIdle) return { broken: `Only ${orderCount} orders in ${walkCount} walks`, trace: '' };
    const broken = mergeFaults(reports)
      .map((fault) => `In ${fault.walkCount} of ${walkCount} walks of seed ${seed}: ${inWords(fault)}\n${fault.path}\n`)
      .join('\n');
    return { broken, trace: '' };
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}

/** Takes walks with a past fault in the product. @returns the first one that breaks an invariant, shortened */
export async function findFirst({ walkCount, seed, fault }: Walks & { fault: PastFault }) {
  const script = await buildWorker(fault);
  try {
    const share = { walkCount, seed, worker: 0, workerCount: 1, endsAtFirst: true };
    const { path } = fault;
    const { faults, walkCount: walkNumber } = await run(script, path === undefined ? share : { paths: [path] });
    return faults[0] && { ...faults[0], walkNumber };
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}

async function run(script: string, task: Share | { paths: readonly string[] }): Promise<Report> {
  const worker = new Worker(script, { workerData: task });
  const [report] = (await once(worker, 'message')) as [Report];
  return report;
}

/** Each fault once, with the shortest path that any worker has found, the most frequent first. */
function mergeFaults(reports: readonly Report[]): FoundFault[] {
  const byName = Map.groupBy(
    reports.flatMap(({ faults }) => faults),
    ({ name }) => name,
  );
  return [...byName.values()]
    .flatMap((found) => {
      const [shortest] = found.toSorted((one, other) => one.path.length - other.path.length);
      return shortest ? [{ ...shortest, walkCount: found.reduce((sum, { walkCount }) => sum + walkCount, 0) }] : [];
    })
    .toSorted((one, other) => other.walkCount - one.walkCount);
}

const inWords = ({ name, detail }: Pick<FoundFault, 'name' | 'detail'>) => `${name} (${detail})`;
