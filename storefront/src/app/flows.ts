import type { createReport } from './browser-ports.ts';
import { rootSaga } from './root-saga.ts';
import type { SagaIo, Sagas } from './saga-gate.ts';
import { startSagas } from './sagas.ts';
import { createWatchers, type WatcherOptions } from './watchers.ts';

interface FlowOptions extends WatcherOptions {
  io: SagaIo;
  report: ReturnType<typeof createReport>;
}

/** The runtime of sagas with every watcher in it. Browser only, loaded with the first event. */
export function startFlows({ io, report, ...options }: FlowOptions): Sagas {
  const sagas = startSagas(io);
  sagas.run(rootSaga, createWatchers(options), ({ watcher, error }) => report.error(watcher, error));
  return sagas;
}
