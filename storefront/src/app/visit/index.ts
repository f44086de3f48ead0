import { watchCampaign, type VisitPort } from '#/features/campaign/index.ts';
import { consentDenied, consentGranted, consentRevoked, selectConsent } from '#/features/consent/index.ts';
import type { PagePorts } from '#/routes/loaders/load-page.ts';
import { leaveStore } from '../flows/leave-store.ts';
import type { Watcher } from '../flows/root-saga.ts';
import type { AppRouter } from '../router.tsx';
import type { SagaIo } from '../flows/saga-gate.ts';
import { watchPersistedState } from './persisted-state.saga.ts';

interface Options {
  store: SagaIo;
  ports: PagePorts;
  router: AppRouter;
  /** Query of the visit's first URL. */
  landing: string;
}

/** Watchers of data beyond one page: the campaign of the visit, and the persisted state. */
export function createVisitWatchers({ store, ports, router, landing }: Options): Watcher[] {
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
          // The name of the file contains a hash of its bundle.
          build: import.meta.url,
          leaveStore: () => leaveStore(router),
        }),
    },
  ];
}
