import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Provider } from 'react-redux';
import { AnchorProvider } from '@signdrive/design-system/link';
import { ErrorScreen } from '#/routes/layout/ErrorScreen.tsx';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { resolveRoute } from '#/domain/urls/route-resolution.ts';
import { joinStorePath, splitStorePath } from '#/domain/urls/pages.ts';
import type { PublicConfig } from '../../server/contract.ts';
import { routeTree } from '#/routes/routes.tsx';
import { selectStoreInUrl, selectPartner } from '#/features/partner-store/index.ts';
import { ConfigProvider } from '#/shared/page/config.ts';
import { focusHeading } from '#/shared/page/main-content.ts';
import { OpenStoreProvider, type OpenStoreSource } from '#/shared/page/open-store.ts';
import { RouterAnchor } from './RouterAnchor.tsx';
import type { PageLocation, PageUrl, RouterContext } from '#/routes/loaders/load-page.ts';
import { isFrameAwaited } from '#/routes/start-up.ts';
import { unpackState, type PackedState } from './rendering/state-transfer.ts';
import { serverStateReceived, type AppStore, type RootState } from './store.ts';

export interface AppRouterOptions {
  /** The loaders' store is the application's. */
  context: Omit<RouterContext, 'store' | 'url' | 'readLocation' | 'watchLocation'> & { store: AppStore };
  config: PublicConfig;
  /** True if the page must not use the browser's storage. */
  keepsNothing?: boolean;
  /** Nonce of the response's policy; on the development server only. */
  nonce?: string | undefined;
  /** Receives an error for which a page was replaced by the error screen. */
  onCatch?: (error: unknown) => void;
  /** The history of URLs. @default the browser's; on the server, the request's URL */
  history?: RouterHistory;
}

/** The router of one page (browser) or one request (server). */
export function createAppRouter({ context, config, keepsNothing, nonce, onCatch, history }: AppRouterOptions) {
  const { store } = context;
  let serverState: RootState | undefined;
  const { rewrite, pageUrl } = createStoreRewrite(() => context.ports.storage.cookies.read('lastVisitedStore'));
  const readOpenStore = (state: RootState) => ({
    slug: selectStoreInUrl(state),
    whatsApp: selectPartner(state)?.whatsApp,
  });
  const openStore: OpenStoreSource = {
    subscribe: (listener) => store.subscribe(listener),
    read: () => readOpenStore(store.getState()),
    readInitial: () => readOpenStore(serverState ?? store.getState()),
  };
  let isLoadedAgain = false;
  const router = createRouter({
    routeTree,
    basepath: config.basePath,
    rewrite,
    context: {
      ...context,
      url: pageUrl,
      readLocation: (): PageLocation => router.latestLocation,
      watchLocation: (listener: () => void): (() => void) => router.subscribe('onBeforeNavigate', listener),
    },
    defaultPreload: 'intent',
    // Redux contains the data and decides whether it is fresh, so a loader always runs.
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    // A page that arrives sooner replaces the former one at once; its link is busy meanwhile.
    defaultPendingMs: 1000,
    defaultPendingMinMs: 300,
    // The page restores its scroll position before the first paint. Restoring it again after hydration would move the
    // content under the pointer. A page that reloads its data keeps its position for the same reason.
    scrollRestoration: !keepsNothing && ((): boolean => !isFrameAwaited(router) && !isLoadedAgain),
    trailingSlash: 'preserve',
    defaultPendingComponent: LoadingOverlay,
    defaultErrorComponent: ErrorScreen,
    // Search parameters are texts: `cor=0123` is a code, not a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      // Commas stay readable: `ofertas=polo,tera`. On the server the router compares URLs with escaped commas.
      return text && `?${import.meta.env.SSR ? text : text.replaceAll('%2C', ',')}`;
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(onCatch && { defaultOnCatch: onCatch }),
    ...(history && { history }),
    hydrate: (state: PackedState) => {
      store.dispatch(serverStateReceived(unpackState(state)));
      serverState = store.getState();
    },
    Wrap: ({ children }) => (
      <ConfigProvider value={config}>
        {/* Parts that hydrate later need the state of the server's markup, although the store has changed. */}
        <Provider store={store} {...(serverState && { serverState })}>
          <OpenStoreProvider value={openStore}>
            <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
          </OpenStoreProvider>
        </Provider>
      </ConfigProvider>
    ),
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // The same history entry is loaded again.
    isLoadedAgain = fromLocation?.state.key === toLocation.state.key;
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Prefix of URLs without a page. No route begins with it. */
const unroutedPrefix = '/~';

/**
 * Lets one route table serve every store: the slug is removed from a URL before matching, and added to every URL that is
 * built. So links, redirects and the history stay in the store.
 * @param storedStore slug of the store that the visitor saw last
 */
function createStoreRewrite(storedStore: () => string | undefined) {
  let leaving = new AbortController();
  let frame: string | undefined;
  const pageUrl: PageUrl = {
    storeSlug: undefined,
    resolution: { kind: 'notFound' },
    get left() {
      return leaving.signal;
    },
  };
  const rewrite = {
    input: ({ url }: { url: URL }) => {
      const resolution = resolveRoute(url.pathname + url.search + url.hash, storedStore());
      const { storeSlug, path } = splitStorePath(url.pathname);
      pageUrl.resolution = resolution;
      pageUrl.storeSlug = resolution.kind === 'redirect' ? storeSlug : resolution.storeSlug;
      const nextFrame = `${resolution.kind} ${pageUrl.storeSlug}`;
      if (nextFrame !== frame) {
        frame = nextFrame;
        leaving.abort();
        leaving = new AbortController();
      }
      const wanted = resolution.kind === 'notFound' ? unroutedPrefix + path : path;
      if (wanted !== url.pathname) url.pathname = wanted;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      const { pathname } = url;
      const wanted = pathname.startsWith(`${unroutedPrefix}/`)
        ? pathname.slice(unroutedPrefix.length)
        : joinStorePath({ storeSlug: pageUrl.storeSlug, path: pathname });
      if (wanted !== pathname) url.pathname = wanted;
      return url;
    },
  };
  return { rewrite, pageUrl };
}

/**
 * After a route change, focus moves to the heading of the new page, or of the section in the URL's hash. The
 * element that had focus is gone, and a screen reader would announce nothing. The same holds for a change within a
 * page that removes the pressed control.
 */
export function followPageWithFocus(router: AppRouter) {
  let pressed: Element | null = null;
  let hasOpenedPage = false;
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    pressed = document.activeElement;
    hasOpenedPage ||= pathChanged;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // A page without content redirects to home. At home the link is still there, but the loading overlay took its focus.
    const isFocusLost = document.activeElement === document.body && (hasOpenedPage || pressed?.isConnected === false);
    hasOpenedPage = false;
    if (!fromLocation || !(pathChanged || isFocusLost)) return;
    // The router scrolls on another page: to the top, to the fragment, or to the former position.
    focusHeading(toLocation.hash, pathChanged);
  });
}
