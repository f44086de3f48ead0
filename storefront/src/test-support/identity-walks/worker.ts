/** The script of the worker thread that takes the walks of identity. */
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { installWorlds } from '../order-walks/world.ts';
import { anyIdentityRoute } from './steps.ts';
import type { IdentityTask } from './take-identity-walks.ts';
import { parseIdentityRoute, shortestIdentityPath, takeIdentity, type IdentityRoute } from './walk.ts';

// A walk makes many errors on purpose. Their stack traces are never read.
Error.stackTraceLimit = 0;

async function report({ walkCount, seed, paths, isTraced }: IdentityTask): Promise<string> {
  // The store's server renders each page once for all walks.
  await takeIdentity(parseIdentityRoute('Ana is unknown, Bruno is unknown'));
  const routes: readonly IdentityRoute[] = [
    ...(walkCount === 0 ? [] : fc.sample(anyIdentityRoute, { seed, numRuns: walkCount })),
    ...paths.map(parseIdentityRoute),
  ];
  const faults = new Map<string, { detail: string; route: IdentityRoute; count: number; first: number }>();
  let traces = '';
  const reached = { signUps: 0, confirmed: 0, reset: 0 };
  for (const [number, route] of routes.entries()) {
    const { walk, trace } = await takeIdentity(route, isTraced);
    traces += trace;
    const { signUps, links } = walk.world.service;
    const usedOf = (kind: 'confirm' | 'reset') => links.filter((link) => link.kind === kind && link.state === 'used');
    reached.signUps += signUps.length;
    reached.confirmed += usedOf('confirm').length;
    reached.reset += usedOf('reset').length;
    for (const { name, detail } of walk.violations) {
      const known = faults.get(name);
      faults.set(name, known ? { ...known, count: known.count + 1 } : { detail, route, count: 1, first: number + 1 });
    }
  }
  const lines = [];
  // Walks that finish no flow would break nothing.
  const isIdle = walkCount >= 50 && Object.values(reached).some((count) => count < walkCount / 16);
  if (isIdle) lines.push(`Too little was reached: ${JSON.stringify(reached)}`);
  for (const [name, { detail, route, count, first }] of faults) {
    lines.push(
      `${name} (${detail}), in ${count} of ${routes.length}, first in ${first}:\n${await shortestIdentityPath(route, name)}\n`,
    );
  }
  return traces + lines.join('\n');
}

await installWorlds();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort?.postMessage(await report(workerData as IdentityTask));
