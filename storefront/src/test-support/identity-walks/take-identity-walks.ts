import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PastFault } from '../order-walks/faults/past-fault.ts';
import { buildWorker } from '../order-walks/workers/build.ts';

export interface IdentityTask {
  /** How many random walks to take. */
  walkCount: number;
  seed: number;
  /** Taken after the random walks. */
  paths: readonly string[];
  /** Tells every request and page change. */
  isTraced?: boolean;
}

/**
 * Takes walks through identity.
 * @param fault is put into the product
 * @returns the broken invariants, each with its shortest path; empty if there is none
 */
export async function takeIdentityWalks(task: IdentityTask, fault?: PastFault): Promise<string> {
  const script = await buildWorker(fault, new URL('worker.ts', import.meta.url));
  try {
    const worker = new Worker(script, { workerData: task });
    const [report] = (await once(worker, 'message')) as [string];
    return report;
  } finally {
    await rm(dirname(script), { recursive: true });
  }
}
