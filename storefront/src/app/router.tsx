import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Provider } from 'react-redux';
import { AnchorProvider } from '@signdrive/design-system/link';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { resolveRoute } from '#/domain/address/route-resolution.ts';
import { joinStoreAddress, splitStoreAddress } from '#/domain/address/store-address.ts';
import type { PublicConfig } from '../../server/contract.ts';
import { routeTree } from '../routeTree.gen.ts';
import { selectAddressedStore, selectPartner } from '#/features/partner-store/index.ts';
import { ConfigProvider } from '#/shared/page/config.ts';
import { OpenStoreProvider, type OpenStoreSource } from '#/shared/page/open-store.ts';
import { RouterAnchor } from './RouterAnchor.tsx';
import type { PageAddress, PageLocation, RouterContext } from '#/routes/-page/load-page.ts';
import { isFrameAwaited } from '#/routes/-page/start-up.ts';
import { unpackState, type PackedState } from './rendering/state-transfer.ts';
import { serverStateReceived, type AppStore, type RootState } from './store.ts';

export interface AppRouterOptions {
  /** The loaders' store is the application's. */
  context: Omit<RouterContext, 'store' | 'address' | 'readLocation'> & { store: AppStore };
  config: PublicConfig;
  /** Nonce of the response's policy; on the development server only. */
  nonce?: string | undefined;
  /** Receives an error for which a page was replaced by the error screen. */
  onCatch?: (error: unknown) => void;
  /** Where addresses are kept. @default the browser's own; the request's on the server */
  history?: RouterHistory;
}

/** The router of one page (browser) or one request (server). */
export function createAppRouter({ context, config, nonce, onCatch, history }: AppRouterOptions) {
  const { store } = context;
  let serverState: RootState | undefined;
  const { rewrite, address } = createStoreRewrite(() => context.ports.storage.cookies.read('lastVisitedStore'));
  const readOpenStore = (state: RootState) => ({
    slug: selectAddressedStore(state),
    whatsApp: selectPartner(state)?.whatsApp,
  });
  const openStore: OpenStoreSource = {
    subscribe: (listener) => store.subscribe(listener),
    read: () => readOpenStore(store.getState()),
    readAtFirst: () => readOpenStore(serverState ?? store.getState()),
  };
  let isLoadedAgain = false;
  const router = createRouter({
    routeTree,
    basepath: config.basePath,
    rewrite,
    context: {
      ...context,
      address,
      readLocation: (): PageLocation => router.latestLocation,
    },
    defaultPreload: 'intent',
    // Redux holds the data and decides what is fresh: a loader always runs and asks it.
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    // A page that arrives sooner replaces the former one at once; its link is busy meanwhile.
    defaultPendingMs: 600,
    defaultPendingMinMs: 300,
    // The page restores its scroll position before the first paint. Restoring it again after hydration would move the
    // content under the pointer. A page that reloads its data keeps its position for the same reason.
    scrollRestoration: (): boolean => !isFrameAwaited(router) && !isLoadedAgain,
    trailingSlash: 'preserve',
    defaultPendingComponent: LoadingOverlay,
    // Addresses are read and written as text: `cor=0123` is a code, not a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      // A comma may stand in an address as it is: `ofertas=polo,tera`. The server's own comparison of addresses escapes it.
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
        {/* What hydrates late still meets the server's page, although the store has gone on. */}
        <Provider store={store} {...(serverState && { serverState })}>
          <OpenStoreProvider value={openStore}>
            <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
          </OpenStoreProvider>
        </Provider>
      </ConfigProvider>
    ),
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // The same entry of the history.
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

/** Where the router looks for a page that the table has not: no route begins so, and no visitor's address. */
const nowhere = '/~';

/**
 * Lets one table of routes serve every store: the slug is taken off an address before it is matched, and put back on
 * every address that is built. So links, redirects and the browser's history keep the store by themselves.
 * @param storedStore slug of the store the visitor was last in
 */
function createStoreRewrite(storedStore: () => string | undefined) {
  let leaving = new AbortController();
  let frame: string | undefined;
  const address: PageAddress = {
    storeSlug: undefined,
    resolution: { kind: 'notFound' },
    get left() {
      return leaving.signal;
    },
  };
  const rewrite = {
    input: ({ url }: { url: URL }) => {
      const resolution = resolveRoute(url.pathname + url.search + url.hash, storedStore());
      const { storeSlug, path } = splitStoreAddress(url.pathname);
      address.resolution = resolution;
      address.storeSlug = resolution.kind === 'redirect' ? storeSlug : resolution.storeSlug;
      const nextFrame = `${resolution.kind} ${address.storeSlug}`;
      if (nextFrame !== frame) {
        frame = nextFrame;
        leaving.abort();
        leaving = new AbortController();
      }
      const wanted = resolution.kind === 'notFound' ? nowhere + path : path;
      if (wanted !== url.pathname) url.pathname = wanted;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      const { pathname } = url;
      const wanted = pathname.startsWith(`${nowhere}/`)
        ? pathname.slice(nowhere.length)
        : joinStoreAddress({ storeSlug: address.storeSlug, path: pathname });
      if (wanted !== pathname) url.pathname = wanted;
      return url;
    },
  };
  return { rewrite, address };
}
