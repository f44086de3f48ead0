/** The script of a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { reportPaths, reportWalks, type Share } from '../report.ts';
import { installWorlds } from '../world.ts';

// A walk makes many errors on purpose. Their stack traces are never read.
Error.stackTraceLimit = 0;

await installWorlds();
const task = workerData as Share | { paths: readonly string[] };
const report = await ('paths' in task ? reportPaths(task.paths) : reportWalks(task));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort?.postMessage(report);
