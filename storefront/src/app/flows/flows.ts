import type { FailureReport, PublicConfig } from '../../../server/contract.ts';
import { createVisitWatchers } from '../visit/index.ts';
import { failureEvent, type createReport } from '../device/browser-ports.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import { browserLock, createBrowserRecords } from '../device/browser-records.ts';
import type { createPorts } from '../ports.ts';
import { rootSaga, startSagas, type WatcherOptions } from './root-saga.ts';
import type { SagaIo, Sagas } from './saga-gate.ts';
import { createWatchers } from './watchers.ts';

interface FlowOptions extends Omit<WatcherOptions, 'ports' | 'reportFailure'> {
  ports: ReturnType<typeof createPorts>;
  /** Query of the visit's first URL. */
  landing: string;
  io: SagaIo;
  report: ReturnType<typeof createReport>;
  config: PublicConfig;
}

/** The saga runtime with every watcher. Browser only, loaded with the first event. */
export function startFlows({ io, report, landing, ports, config, ...given }: FlowOptions): Sagas {
  const records = createBrowserRecords();
  const ledger = createLedger({
    records,
    lock: browserLock,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
  const options = { ...given, ports: { ...ports, records, ledger }, reportFailure: createFailureReport(config) };
  const sagas = startSagas(io);
  const watchers = [...createWatchers(options), ...createVisitWatchers({ ...options, store: io, landing })];
  sagas.run(rootSaga, watchers, ({ watcher, error }) => report.error(watcher, error));
  return sagas;
}

/**
 * Reports failures of a service to developers, without visitor data. It is no console error, because the page handles
 * the failure.
 */
const createFailureReport =
  ({ environment }: Pick<PublicConfig, 'environment'>) =>
  (failure: FailureReport) => {
    // oxlint-disable-next-line no-console -- a failed service is no error of the page
    if (environment === 'development') console.info('service failure', failure);
    window.dispatchEvent(new CustomEvent(failureEvent, { detail: failure }));
  };
