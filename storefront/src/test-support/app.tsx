import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NoticeBoardContext } from '#/routes/layout/NoticeRegion.tsx';
import type { FailureReport, PublicConfig } from '../../server/contract.ts';
import { createNoticeBoard } from '../app/notice-board.ts';
import { createAppRouter } from '../app/router.tsx';
import { createWatchers } from '../app/flows/watchers.ts';
import { rootSaga, type ReportCrash } from '../app/flows/root-saga.ts';
import { aCarPage, aConfig, aHomeContent, anOffer, aVehicle, plansFor, someConditions } from './builders.ts';
import { fakePorts, type Answers } from './fake-ports.ts';
import type { FakeStorage } from './fake-browser.ts';
import { createTestStore } from './start-store.ts';

export interface AppOptions {
  /** Responses of the services, where they differ from `servicesOfPolo`. */
  ports?: Answers;
  /** Data that an earlier visit has stored in the browser. */
  storage?: FakeStorage;
  config?: Partial<PublicConfig>;
  /** The server's time budget: aborts when a page's data take too long. */
  serverBudget?: AbortSignal;
  /** Called with each watcher that crashed. */
  report?: ReportCrash;
  /** Called with each failed load. */
  reportFailure?: (failure: FailureReport) => void;
}

/** Services of a store with one car. */
const servicesOfPolo: Answers = {
  application: { readApplication: () => Promise.resolve({ name: 'Loja', notes: [] }) },
  catalog: { listOffers: () => Promise.resolve([anOffer()]), listRegisteredCars: () => Promise.resolve([]) },
  content: {
    readHome: () => Promise.resolve(aHomeContent()),
    readCarPage: (slug) => Promise.resolve(aCarPage({ slug })),
    readPage: () => Promise.resolve(undefined),
    readConditions: () => Promise.resolve([]),
  },
  offer: {
    readConditions: () => Promise.resolve({ conditions: someConditions() }),
    readVehicle: () => Promise.resolve(aVehicle()),
    simulate: (query) => Promise.resolve(plansFor(query)),
  },
};

/** Creates the application at a URL with fake services, as the browser starts it; the caller renders it. */
export function createApp(
  url: string,
  {
    ports: answers = {},
    storage,
    config: changes,
    serverBudget,
    report,
    reportFailure = () => undefined,
  }: AppOptions = {},
) {
  const config = aConfig(changes);
  const ports = fakePorts(servicesOfPolo, storage);
  ports.answer(answers);
  const { store, sagas } = createTestStore(ports.storage);
  const notices = createNoticeBoard();
  const router = createAppRouter({
    context: { store, ports, config, serverBudget },
    config,
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  const watching = sagas.run(rootSaga, createWatchers({ ports, router, notices, reportFailure }), (crash) =>
    report?.(crash),
  );

  function withNotices(children: ReactNode) {
    return <NoticeBoardContext value={notices}>{children}</NoticeBoardContext>;
  }

  return {
    store,
    ports,
    router,
    withNotices,
    element: withNotices(<RouterProvider router={router} />),
    /** Cancels the watchers. */
    stop: () => watching.cancel(),
  };
}
