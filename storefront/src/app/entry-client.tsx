import '@vitejs/plugin-react/preamble';
import '@signdrive/tokens/tokens.css';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import type { PublicConfig } from '../../server/contract.ts';
import { isEmbeddedPage } from '#/domain/urls/pages.ts';
import { couponOfferShown } from '#/features/coupon/index.ts';
import { deliveryShown, isPriceUnconfirmed, offerShown } from '#/features/offer/index.ts';
import { incompleteRoutesTaken } from '#/routes/loaders/page-load.slice.ts';
import { configElementId, readPageData } from './rendering/page-data.ts';
import { partUnreadable, sagasMissing } from '#/shared/failures/load-failed.ts';
import { createPorts } from './ports.ts';
import { createBrowserStorage } from './device/browser-storage.ts';
import { createReport, failureEvent, faultEvent } from './device/browser-ports.ts';
import { loadNavigation } from './navigation.ts';
import { createNoticeBoard } from './notice-board.ts';
import { createAppRouter, followPageWithFocus, type AppRouter } from './router.tsx';
import { sectionFailedEvent } from '#/shared/loading/deferred.tsx';
import { isPressWaiting, onFirstInteraction, replayPresses } from '#/shared/loading/press-replay.ts';
import { leftAttribute, newReleaseEvent, startFailedEvent, trackStartUp, whenStarted } from '#/routes/start-up.ts';
import { createAppStore, type RootState } from './store.ts';

/** Lets the browser paint and handle input before the next part: on a phone each part is a long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

let shownRouter: AppRouter | undefined;

/** The sender of reports loads with the first error, so that a page without one does not pay for it. */
async function report(event: Event) {
  const { sendReport } = await import('./failures/browser-reports.ts');
  sendReport(event, { route: shownRouter?.state.matches.at(-1)?.fullPath, entry: import.meta.url });
}

for (const type of ['error', 'unhandledrejection', faultEvent, failureEvent]) {
  window.addEventListener(type, (event) => void report(event).catch(() => undefined));
}

/** The visitor went back or forward before hydration: the page of that URL is loading. */
const isLeft = () => document.documentElement.hasAttribute(leftAttribute);

function atFirstInteraction(run: () => void) {
  const waiting = new AbortController();
  onFirstInteraction(() => {
    waiting.abort();
    run();
  }, waiting.signal);
}

/** Each part is a task of its own. A top-level await would block `hydrate-page.tsx`, which imports this module. */
async function startPage() {
  await nextTask();
  const landing = window.location.search;
  const config = readPageData(configElementId) as PublicConfig;
  const faults = createReport(config);
  const isEmbedded = isEmbeddedPage(window.location.pathname.slice(config.basePath.length - 1));
  const ports = createPorts({
    config,
    storage: createBrowserStorage(config.basePath, isEmbedded),
    onThemeRefused: (error) => faults.error('partner theme', error),
    onUnreadable: ({ error }) => void store.dispatch(partUnreadable(error)),
  });
  const notices = createNoticeBoard();
  const store = createAppStore(
    {
      // A page that is only read needs no saga.
      load: async (io) => {
        const { startFlows } = await import('./flows/flows.ts');
        return startFlows({ io, ports, router, notices, report: faults, config, landing });
      },
      // These actions need sagas only if an earlier visit stored something for them.
      isSilent: (action) => {
        const { local, session, cookies } = ports.storage;
        if (couponOfferShown.match(action)) return !(local.read('coupon') ?? session.read('typedCoupon'));
        if (offerShown.match(action)) return !(action.payload.isPriceFailed || local.read('simulation'));
        return deliveryShown.match(action) && cookies.read('userLocation') === undefined;
      },
      onMissing: ({ dispatch, getState }) => {
        dispatch(sagasMissing({ url: window.location.href }));
        if (isPriceUnconfirmed(getState() as RootState)) notices.show('simulationFailed');
      },
    },
    ports.storage,
  );
  await nextTask();
  const router = createAppRouter({
    context: { store, ports, config, serverBudget: undefined },
    config,
    keepsNothing: isEmbedded,
    onCatch: (error) => faults.error('page', error),
  });
  shownRouter = router;
  window.addEventListener(sectionFailedEvent, () => {
    if (isPressWaiting()) notices.show('pressFailed');
  });

  // Once: the notice's own chunk may be gone, too.
  window.addEventListener(newReleaseEvent, () => notices.show('newRelease'), { once: true });

  trackStartUp(router);
  const { hydratePage } = await import('./hydrate-page.tsx');
  await nextTask();
  if (isLeft()) return;
  hydratePage({ router, notices, report: faults });
  void whenStarted(router).then(replayPresses);

  followPageWithFocus(router);

  /** Loads the sagas at once for a persisted state, a stored session or a campaign, else at the first interaction. */
  function startSagas() {
    // After a failed load the first action retries, and reports the failure.
    const start = () => void store.startSagas().catch(() => undefined);
    const { local } = ports.storage;
    if (local.read('persisted') !== undefined || local.read('token') !== undefined || landing.includes('utm_')) {
      start();
      return;
    }
    atFirstInteraction(start);
  }

  function loadRouteChanges() {
    // A route change repeats failed loads itself.
    void loadNavigation().catch(() => undefined);
    void import('./next-page.ts')
      .then(({ prepareNextPage }) => prepareNextPage(router, ports, import.meta.url))
      .catch(() => undefined);
  }

  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    startSagas();
    atFirstInteraction(loadRouteChanges);
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (!connection?.saveData) void whenStarted(router).then(loadRouteChanges);
    const { incompleteRoutes } = store.getState().pageLoad;
    if (incompleteRoutes.length === 0) return;
    // The one second load of data that exceeded the server's budget.
    store.dispatch(incompleteRoutesTaken());
    router
      .invalidate({ filter: (match) => incompleteRoutes.includes(match.routeId) })
      // The route changes' chunk could not be loaded: the text is about the connection.
      .catch(() => notices.show('simulationFailed'));
  });
}

void startPage().catch((error: unknown) => {
  window.dispatchEvent(new Event(startFailedEvent));
  throw error;
});
