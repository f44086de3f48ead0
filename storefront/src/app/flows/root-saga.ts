import { call, delay, spawn } from 'typed-redux-saga';
import { runSaga, stdChannel } from 'redux-saga';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import type { FailureReport } from '../../../server/contract.ts';
import type { AppNotices } from '../notice-board.ts';
import type { createPorts } from '../ports.ts';
import type { AppRouter } from '../router.tsx';
import type { SagaIo, Sagas } from './saga-gate.ts';

/** Dependencies that the application provides to every feature's watchers. */
export interface WatcherOptions {
  /** The browser's database and its ledger are loaded with the watchers, not with the page. */
  ports: ReturnType<typeof createPorts> & { records: RecordsPort; ledger: Ledger };
  router: AppRouter;
  notices: AppNotices;
  reportFailure: (failure: FailureReport) => void;
}

/** A long-running watcher of a feature; reports contain its `name`. */
export interface Watcher {
  name: string;
  run: () => Generator;
}

/** Receives the crash of a watcher. */
export type ReportCrash = (crash: { watcher: string; error: unknown; attempt: number }) => void;

const maximumRestarts = 3;
const restartDelayInMs = 1000;

/** Runs each watcher separately: a crash is reported, and the watcher restarts, three times at most. */
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

/** The saga runtime of a store. Its sagas find the store in their context (`on-demand.ts`). */
export function startSagas(store: SagaIo): Sagas {
  const { dispatch, getState } = store;
  const channel = stdChannel();
  return {
    emit: (action) => channel.put(action),
    run: (saga, ...args) => runSaga({ channel, dispatch, getState, context: { store } }, saga, ...args),
  };
}
