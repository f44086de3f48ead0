import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KindName, PastFault } from '../faults/past-fault.ts';
import type { FoundFault, Report, Share } from '../report.ts';
import { buildWorker } from './build.ts';

export type Task = { kind: KindName } & (Share | { paths: readonly string[] });

/** With fewer walks, a second worker costs more than it saves: each compiles the product for itself. */
const fewestWalksOfWorker = 250;

/** Environment variables that choose the walks (README.md). */
const { WALKS, SEED = '11', WALK: pathFile } = process.env;

/** Several times the time of a slow machine, including the search for shorter paths. */
export const timeoutOf = (walkCount: number): number => 600_000 + Number(WALKS ?? walkCount) * 1000;

/**
 * Takes the walks that the environment chooses, otherwise random ones, and prints the trace of a path.
 * @returns broken invariants, with the shortest path of each; empty if there is none
 */
export async function takeChosen(kind: KindName, walkCount: number): Promise<string> {
  if (pathFile === undefined) return takeWalks(kind, Number(WALKS ?? walkCount), Number(SEED));
  const paths = [await readFile(pathFile, 'utf8')];
  const report = await withWorkers((run) => run({ kind, paths }));
  process.stdout.write(report.trace ?? '');
  return inWords(report.faults);
}

export const takePaths = (kind: KindName, paths: readonly string[]): Promise<string> =>
  withWorkers(async (run) => inWords((await run({ kind, paths })).faults));

function takeWalks(kind: KindName, walkCount: number, seed: number): Promise<string> {
  const workerCount = Math.min(availableParallelism(), Math.ceil(walkCount / fewestWalksOfWorker));
  const shares = Array.from({ length: workerCount }, (_, worker) => ({ kind, walkCount, seed, worker, workerCount }));
  return withWorkers(async (run) =>
    inWords(mergeFaults(await Promise.all(shares.map(run))), `of ${walkCount} of seed ${seed}`),
  );
}

/** Takes walks with a past fault in the product. @returns the first one that breaks an invariant, shortened */
export function findFirst(fault: PastFault, { walkCount, seed }: { walkCount: number; seed: number }) {
  const { kind = 'order', path } = fault;
  const share = { kind, walkCount, seed, worker: 0, workerCount: 1, endsAtFirst: true };
  return withWorkers(async (run) => {
    const { faults, walkCount: walkNumber } = await run(path === undefined ? share : { kind, paths: [path] });
    return faults[0] && { ...faults[0], walkNumber };
  }, fault);
}

async function withWorkers<Result>(
  work: (run: (task: Task) => Promise<Report>) => Promise<Result>,
  fault?: PastFault,
): Promise<Result> {
  const script = await buildWorker(fault);
  try {
    return await work(async (task) => {
      const [report] = (await once(new Worker(script, { workerData: task }), 'message')) as [Report];
      return report;
    });
  } finally {
    await rm(dirname(script), { recursive: true });
  }
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

const inWords = (faults: readonly FoundFault[], all = ''): string =>
  faults
    .map(({ name, detail, walkCount, path }) => `${name} (${detail}), in ${walkCount} ${all}\n${path}\n`)
    .join('\n');
