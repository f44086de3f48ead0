import { consentDenied, consentGranted, consentRevoked, selectConsent } from '#/features/consent/index.ts';
import { watchCampaign, type VisitPort } from '#/features/campaign/sagas.ts';
import type { PagePorts } from '#/routes/-page/load-page.ts';
import { leaveStore } from '../leave-store.ts';
import type { createReport } from '../browser-ports.ts';
import { rootSaga, type Watcher } from '../root-saga.ts';
import type { AppRouter } from '../router.tsx';
import type { AppStore } from '../store.ts';
import { watchPersistedState } from './persisted-state.saga.ts';

interface Options {
  store: AppStore;
  ports: PagePorts;
  router: AppRouter;
  /** Query of the page the visit began with. */
  landing: string;
  report: ReturnType<typeof createReport>;
}

/** Watchers that a page can be read and used without: loaded once it has been taken over. */
function createLateWatchers({ store, ports, router, landing }: Omit<Options, 'report'>): Watcher[] {
  const visit: VisitPort = {
    landing,
    onPage: (listener) => router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.searchStr)),
  };
  return [
    {
      name: 'campaign',
      run: () =>
        watchCampaign({
          storage: ports.storage,
          visit,
          readConsent: selectConsent,
          consentChanges: [consentGranted.type, consentDenied.type, consentRevoked.type],
        }),
    },
    {
      name: 'persisted state',
      run: () =>
        watchPersistedState({
          store,
          ports,
          now: () => Date.now(),
          // The file's name holds a hash of this program and of all it imports.
          build: import.meta.url,
          leaveStore: () => leaveStore(router),
        }),
    },
  ];
}

/** Starts them, until the page ends. */
export async function startLateWatchers({ report, ...options }: Options): Promise<void> {
  await options.store.runSaga(
    rootSaga,
    new AbortController().signal,
    createLateWatchers(options),
    ({ watcher, error }) => report.error(watcher, error),
  );
}
