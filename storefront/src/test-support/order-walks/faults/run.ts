/**
 * Puts each past fault back, and takes walks until one of them breaks an invariant. A rare fault has a path of its own,
 * unless `WALKS` says how many random walks to take.
 * Arguments: ids; without any, all.
 */
import { availableParallelism } from 'node:os';
import { findFirst } from '../workers/take-walks.ts';
import { faultsOf } from './faults.ts';
import type { PastFault } from './past-fault.ts';

const { WALKS, SEED = '11' } = process.env;
const left = faultsOf(process.argv.slice(2));

async function tell(fault: PastFault): Promise<void> {
  const { path: _, ...withoutPath } = fault;
  const wanted: PastFault = WALKS === undefined ? fault : withoutPath;
  const found = await findFirst(wanted, { walkCount: Number(WALKS ?? 10_000), seed: Number(SEED) });
  if (!found) process.exitCode = 1;
  const outcome = found
    ? `${wanted.path === undefined ? `walk ${found.walkNumber}` : 'own path'}: ${found.name} (${found.detail})\n${found.path}`
    : 'NOT FOUND';
  process.stdout.write(`${fault.id}. ${fault.title}\n${outcome}\n\n`);
}

await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let fault = left.shift(); fault; fault = left.shift()) await tell(fault);
  }),
);
