import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import type { InlineTexts, PublicConfig, Render, RenderOptions } from '../../server/contract.ts';
import { resolveRoute, type Resolution } from '#/domain/urls/route-resolution.ts';
import { isEmbeddedPage } from '#/domain/urls/pages.ts';
import { pageNameOf } from '#/routes/page-script.ts';
import { visitorArrived } from '#/features/session/index.ts';
import { deferredSectionsReady } from '#/shared/loading/deferred.tsx';
import { cookieText } from '#/shared/storage/storage.ts';
import { pageScripts, completePage } from './rendering/page-markup.ts';
import { dehydrateMatches, type HydrationData } from './rendering/hydration-data.ts';
import { createPageStyles } from './rendering/page-styles.tsx';
import { reportUnreadable, watchFailedLoads } from './failures/failed-loads.ts';
import { separateTurn, renderMarkup } from './rendering/render-markup.ts';
import { createPorts } from './ports.ts';
import { createAppRouter, type AppRouter } from './router.tsx';
import { startSagas } from './flows/root-saga.ts';
import { createServerStorage, shareReads } from './rendering/request-ports.ts';
import { pageDataOf } from './rendering/next-page-data.ts';
import { packState } from './rendering/state-transfer.ts';
import { createAppStore, type RootState } from './store.ts';
export { listedPages, requestedPage } from './rendering/requested-page.ts';

const nothing: Buffer = Buffer.alloc(0);
const nothingInline: InlineTexts = { scripts: [], styles: [] };

/** Renders one request with a store and a router of its own. */
export const render: Render = async (url, options) => {
  const { config, visitor, budgetInMs, signal } = options;
  // Before the router, which would rewrite the query.
  const resolution = resolveRoute(url.pathname.slice(config.basePath.length - 1) + url.search, visitor.storedStore);
  if (resolution.kind === 'redirect') return redirect(config.basePath + resolution.to.slice(1));
  const keepsNothing = resolution.kind === 'page' && isEmbeddedPage(resolution.path);

  await separateTurn();
  signal.throwIfAborted();
  let hasFailedLoads = false;
  const reportFailure: RenderOptions['reportFailure'] = (failure) => {
    hasFailedLoads = true;
    options.reportFailure(failure);
  };
  const store = createAppStore({ start: startSagas });
  // The request's signal stays in memory until a later garbage collection, with everything that listens to it.
  const done = new AbortController();
  void store.runSaga(watchFailedLoads, done.signal, reportFailure);
  store.dispatch(visitorArrived({ hasSessionHint: visitor.hasSessionHint }));
  const themes = new Map<string, string>();
  const ports = shareReads(
    createPorts({
      config,
      storage: createServerStorage(visitor),
      fetch: options.fetch,
      onUnreadable: reportUnreadable(options.reportFailure),
      themes: { read: options.readTheme, show: async (slug, text) => void themes.set(slug, text) },
    }),
    options.shareRead,
  );

  // `AbortSignal.timeout` would keep the rendered page in memory until the budget has passed.
  const budget = new AbortController();
  const budgetTimer = setTimeout(() => budget.abort(), budgetInMs);
  const handle = createRequestHandler({
    request: new Request(url, { signal }),
    createRouter: () =>
      createAppRouter({
        context: { store, ports, config, serverBudget: budget.signal },
        config,
        keepsNothing,
        nonce: options.nonce,
      }),
  });

  let page = { html: nothing, data: nothing, inline: nothingInline };
  const response = await handle(async ({ router, responseHeaders }) => {
    await deferredSectionsReady();
    await separateTurn();
    page = await pageOf(router, {
      options: { ...options, reportFailure },
      resolution,
      keepsNothing,
      themes,
      readState: () => store.getState(),
    });
    // The markup is not in the response, which would encode and decode it again.
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }).finally(() => {
    clearTimeout(budgetTimer);
    done.abort();
  });
  const isStoreUnknown = store.getState().partnerStore.status === 'unknown' && namedStore(resolution) !== undefined;
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: isStoreUnknown ? [forgottenStore(config)] : [],
    ...page,
    isComplete: !hasFailedLoads && store.getState().pageLoad.incompleteRoutes.length === 0,
  };
};

interface PageFacts {
  options: RenderOptions;
  resolution: Resolution;
  keepsNothing: boolean;
  themes: ReadonlyMap<string, string>;
  readState: () => RootState;
}

/** The whole document of a router that has loaded. */
async function pageOf(router: AppRouter, { options, resolution, keepsNothing, themes, readState }: PageFacts) {
  const { nonce, config, assets, previewSheet } = options;
  const styles = createPageStyles();
  const markup = await renderMarkup(styles.collect(<RouterServer router={router} />), options);
  const pages = router.state.matches.map(({ routeId }) => pageNameOf(router.routesById[routeId].options.component));
  const scripts = pageScripts(assets, pages);
  const scrollScript = keepsNothing ? null : getScrollRestorationScriptForRouter(router);
  const state = readState();
  const { partnerStore } = state;
  const storeSlug = namedStore(resolution);
  const data: HydrationData = { matches: dehydrateMatches(router), state: packState(state) };
  const page = completePage(markup, {
    nonce,
    config,
    assets,
    themes,
    previewSheet,
    storeSlug,
    rememberedStore: partnerStore.status === 'open' && partnerStore.partner ? storeSlug : undefined,
    keepsNothing,
    scripts,
    styles: styles.finish(assets, scripts, markup),
    // As the router's `ScriptOnce` writes it.
    ownScripts: scrollScript === null ? [] : [`${scrollScript};document.currentScript.remove()`],
    state: data,
  });
  return { ...page, data: Buffer.from(JSON.stringify(packState(pageDataOf(state)))) };
}

const redirect = (location: string) => ({
  status: 302,
  headers: { location },
  cookies: [],
  html: nothing,
  data: nothing,
  inline: nothingInline,
  isComplete: false,
});

/** The partner's store in the URL. */
const namedStore = (resolution: Resolution) =>
  resolution.kind === 'page' && resolution.isStoreNamed ? resolution.storeSlug : undefined;

const forgottenStore = ({ basePath, publicUrl }: PublicConfig) =>
  cookieText('lastVisitedStore', '', { basePath, isSecure: publicUrl.startsWith('https:'), lifetimeInSeconds: 0 });
