import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PastFault } from '../faults/past-fault.ts';
import type { FoundFault, Report } from '../report.ts';
import type { Share } from '../survey.ts';
import { buildWorker } from './build.ts';

interface Walks {
  walkCount: number;
  seed: number;
  /** A file with one path, which is taken instead of random walks. */
  pathFile?: string;
}

/** With fewer walks, a second worker costs more than it saves: each compiles the product for itself. */
const fewestWalksOfWorker = 250;

/** Takes walks. @returns what they have broken, with the shortest path of each fault; empty where nothing is broken */
export async function takeWalks({ walkCount, seed, pathFile }: Walks): Promise<string> {
  const script = await buildWorker();
  try {
    if (pathFile !== undefined) {
      const { faults, trace } = await run(script, { path: await readFile(pathFile, 'utf8') });
      process.stdout.write(`${trace}\n`);
      return faults.map(inWords).join('\n');
    }
    const workerCount = Math.min(availableParallelism(), Math.ceil(walkCount / fewestWalksOfWorker));
    const shares = Array.from({ length: workerCount }, (_, worker) => ({ walkCount, seed, worker, workerCount }));
    const reports = await Promise.all(shares.map((share) => run(script, share)));
    const orderCount = reports.reduce((sum, report) => sum + report.orderCount, 0);
    // Walks that place no orders would break nothing.
    const isIdle = walkCount >= 10 && orderCount < walkCount / 2;
    if (isIdle) return `Only ${orderCount} orders in ${walkCount} walks`;
    return mergeFaults(reports)
      .map((fault) => `In ${fault.walkCount} of ${walkCount} walks of seed ${seed}: ${inWords(fault)}\n${fault.path}\n`)
      .join('\n');
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}

/** Takes walks with a past fault in the product. @returns the first one that breaks an invariant, shortened */
export async function findFirst({ walkCount, seed, fault }: Omit<Walks, 'pathFile'> & { fault: PastFault }) {
  const script = await buildWorker(fault);
  try {
    const share = { walkCount, seed, worker: 0, workerCount: 1, endsAtFirst: true };
    const { path } = fault;
    const { faults, walkCount: walkNumber } = await run(script, path === undefined ? share : { path });
    return faults[0] && { ...faults[0], walkNumber };
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}

/** Walks make many short-lived objects: with a larger young generation they take a fifth less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

async function run(script: string, task: Share | { path: string }): Promise<Report> {
  const worker = new Worker(script, { workerData: task, resourceLimits });
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
