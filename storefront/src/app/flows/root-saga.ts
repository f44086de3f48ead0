import { call, delay, spawn } from 'typed-redux-saga';

/** A long-running watcher of a feature; `name` says in reports which one stopped. */
export interface Watcher {
  name: string;
  run: () => Generator;
}

/** Hears about a watcher that crashed. */
export type ReportCrash = (crash: { watcher: string; error: unknown; attempt: number }) => void;

const maximumRestarts = 3;
const restartDelayInMs = 1000;

/** Keeps every watcher alive on its own: a crash is reported, then the watcher restarts, three times at most. */
export function* rootSaga(watchers: readonly Watcher[], report: ReportCrash) {
  for (const watcher of watchers) {
    yield* spawn(keepAlive, watcher, report);
  }
}

function* keepAlive({ name, run }: Watcher, report: ReportCrash) {
  for (let attempt = 1; attempt <= maximumRestarts + 1; attempt += 1) {
    try {
      yield* call(run);
      return;
    } catch (error) {
      report({ watcher: name, error, attempt });
    }
    yield* delay(restartDelayInMs * attempt);
  }
}
