/** The script of a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { identityWalks } from '../../identity-walks/identity-walks.ts';
import { orderWalks } from '../order-walks.ts';
import { reportPaths, reportWalks } from '../report.ts';
import type { WalkKind } from '../route.ts';
import { installWorlds } from '../world.ts';
import type { Task } from './take-walks.ts';

// A walk makes many errors on purpose. Their stack traces are never read.
Error.stackTraceLimit = 0;

await installWorlds();
const { kind, ...task } = workerData as Task;
const report = <Setup>(walks: WalkKind<Setup>) =>
  'paths' in task ? reportPaths(walks, task.paths) : reportWalks(walks, task);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort?.postMessage(await (kind === 'order' ? report(orderWalks) : report(identityWalks)));
