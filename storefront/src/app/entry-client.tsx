import '@vitejs/plugin-react/preamble';
import '@signdrive/tokens/tokens.css';
import '@signdrive/design-system/foundations/fonts.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { PublicConfig } from '../../server/contract.ts';
import { incompleteRoutesTaken } from '#/routes/-page/page-load.slice.ts';
import { configElementId } from './page-stream.ts';
import { createSessionId } from '#/api/session-id.ts';
import { createPorts } from './ports.ts';
import { createBrowserStorage } from './browser-storage.ts';
import { createReport } from './browser-ports.ts';
import { createNoticeBoard } from './notice-board.ts';
import { NoticeBoardContext } from '#/routes/-layout/NoticeRegion.tsx';
import { followPageWithFocus } from './page-focus.ts';
import { createAppRouter } from './router.tsx';
import { trackStartUp } from './start-up.ts';
import { createAppStore } from './store.ts';
import { createWatchers } from './watchers.ts';

function readConfig(): PublicConfig {
  const text = document.getElementById(configElementId)?.textContent;
  if (!text) throw new Error('The page carries no settings');
  return JSON.parse(text) as PublicConfig;
}

/** Lets the browser paint and answer the visitor before the next part of the start: on a phone each part takes a while. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

await nextTask();
const config = readConfig();
const store = createAppStore();
const ports = createPorts({
  config,
  storage: createBrowserStorage(config.basePath),
  sessionId: createSessionId(() => window.localStorage),
});
const notices = createNoticeBoard();
const report = createReport(config);
await nextTask();
const router = createAppRouter({
  context: { store, ports, config, serverBudget: undefined },
  config,
  // Before the first render, so that no event of the page goes unheard.
  onStateReceived: () => {
    store.watch(createWatchers({ ports, router, notices }), ({ watcher, error }) => report.error(watcher, error));
  },
});

trackStartUp(router);
await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NoticeBoardContext value={notices}>
        <RouterClient router={router} />
      </NoticeBoardContext>
    </StrictMode>,
    {
      onRecoverableError: (error, { componentStack }) => report.error('hydration', error, componentStack),
    },
  );
});

followPageWithFocus(router);

const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  const { incompleteRoutes } = store.getState().pageLoad;
  if (incompleteRoutes.length === 0) return;
  // The one second load: what did not arrive within the server's budget.
  store.dispatch(incompleteRoutesTaken());
  void router.invalidate({ filter: (match) => incompleteRoutes.includes(match.routeId) });
});
