import {
  createRequestHandler,
  createSsrStreamResponse,
  renderRouterToStream,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { ServerStyleSheet } from 'styled-components';
import type { PublicConfig, Render } from '../../server/contract.ts';
import { resolveRoute } from '#/domain/route-resolution.ts';
import { isEmbeddedPage } from '#/domain/store-address.ts';
import { pageNameOf } from '#/routes/-page/page-script.ts';
import { visitorArrived } from '#/features/session/index.ts';
import { deferredSectionsReady } from '#/shared/deferred.tsx';
import { cookieLifetimeInSeconds, cookieText } from '#/shared/storage.ts';
import { createRouterManifest, pageScripts } from './assets.ts';
import { headMarkup, injectIntoPage } from './page-stream.ts';
import { reportUnreadable, watchFailedLoads } from './failed-loads.ts';
import { createPorts } from './ports.ts';
import { createServerStorage } from './server-storage.ts';
import { createAppRouter } from './router.tsx';
import { startSagas } from './sagas.ts';
import { createAppStore, type RootState } from './store.ts';

/** Renders one request with a store and a router of its own. */
export const render: Render = async (request, options) => {
  const { nonce, config, assets, visitor, budgetInMs, signal } = options;
  const { pathname, search } = new URL(request.url);
  // Before the router, which would write the query in its own way.
  const resolution = resolveRoute(pathname.slice(config.basePath.length - 1) + search, visitor.storedStore);
  if (resolution.kind === 'redirect') {
    return new Response(null, { status: 302, headers: { location: config.basePath + resolution.to.slice(1) } });
  }
  const storeSlug = resolution.kind === 'page' && resolution.isStoreNamed ? resolution.storeSlug : undefined;
  const keepsNothing = resolution.kind === 'page' && isEmbeddedPage(resolution.path);
  const store = createAppStore({ start: startSagas });
  void store.runSaga(watchFailedLoads, signal, options.reportFailure);
  store.dispatch(visitorArrived({ hasSessionHint: visitor.hasSessionHint }));
  const themes = new Map<string, string>();
  const ports = createPorts({
    config,
    storage: createServerStorage(visitor),
    fetch: options.fetch,
    onUnreadable: reportUnreadable(options.reportFailure),
    themes: { read: options.readTheme, show: async (slug, text) => void themes.set(slug, text) },
  });
  const sheet = new ServerStyleSheet({ nonce });

  const handle = createRequestHandler({
    request: new Request(request, { signal }),
    createRouter: () =>
      createAppRouter({
        context: { store, ports, config, serverBudget: AbortSignal.timeout(budgetInMs) },
        config,
        nonce,
      }),
    getRouterManifest: () => createRouterManifest(assets, config.basePath),
  });

  const response = await handle(async ({ request: pageRequest, router, responseHeaders }) => {
    await deferredSectionsReady();
    const page = await renderRouterToStream({
      request: pageRequest,
      router,
      responseHeaders,
      children: sheet.collectStyles(<RouterServer router={router} />),
    });
    const { body } = page.response;
    if (!body) return page;
    const takeStyles = () => {
      const tags = sheet.getStyleTags();
      sheet.instance.clearTag();
      return tags;
    };
    const pages = router.state.matches.map(({ routeId }) => pageNameOf(router.routesById[routeId].options.component));
    const scripts = pageScripts(assets, config.basePath, pages);
    const stream = body.pipeThrough(
      injectIntoPage({
        nonce,
        head: headMarkup({ nonce, config, assets, themes, storeSlug, keepsNothing, scripts }),
        takeStyles,
      }),
    );
    return createSsrStreamResponse(router, new Response(stream, page.response));
  });
  const isStoreNamed = resolution.kind === 'page' && resolution.isStoreNamed;
  const cookie = isStoreNamed && storeCookie(store.getState(), config);
  if (cookie) response.headers.append('set-cookie', cookie);
  return response;
};

/** The store that a check found is kept for a day; one that is not there is forgotten. */
function storeCookie({ partnerStore }: RootState, { basePath, publicUrl }: PublicConfig): string | undefined {
  const site = { basePath, isSecure: publicUrl.startsWith('https:') };
  if (partnerStore.status === 'unknown') return cookieText('lastVisitedStore', '', { ...site, lifetimeInSeconds: 0 });
  if (partnerStore.status !== 'open' || !partnerStore.partner) return undefined;
  const lifetimeInSeconds = cookieLifetimeInSeconds.lastVisitedStore;
  return cookieText('lastVisitedStore', partnerStore.slug, { ...site, lifetimeInSeconds });
}
