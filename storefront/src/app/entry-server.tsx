import {
  createRequestHandler,
  createSsrStreamResponse,
  renderRouterToStream,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { ServerStyleSheet } from 'styled-components';
import type { Render } from '../../server/contract.ts';
import { visitorArrived } from '#/features/session/index.ts';
import { createRouterManifest } from './assets.ts';
import { headMarkup, injectIntoPage } from './page-stream.ts';
import { createPorts } from './ports.ts';
import { createServerStorage } from './server-storage.ts';
import { createAppRouter } from './router.tsx';
import { createAppStore } from './store.ts';

/** Longest wait for a page's data before its skeleton is sent instead (docs/architecture.md, "Rendering"). */
const serverBudgetInMs = 1500;

/** Renders one request with a store and a router of its own. */
export const render: Render = async (request, options) => {
  const { nonce, config, assets, visitor, signal } = options;
  const store = createAppStore();
  store.dispatch(visitorArrived({ hasSessionHint: visitor.hasSessionHint }));
  const ports = createPorts({ config, storage: createServerStorage(visitor), fetch: options.fetch });
  const sheet = new ServerStyleSheet({ nonce });

  const handle = createRequestHandler({
    request: new Request(request, { signal }),
    createRouter: () =>
      createAppRouter({
        context: { store, ports, config, serverBudget: AbortSignal.timeout(serverBudgetInMs) },
        config,
        nonce,
      }),
    getRouterManifest: () => createRouterManifest(assets, config.basePath),
  });

  return handle(async ({ request: pageRequest, router, responseHeaders }) => {
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
    const stream = body.pipeThrough(injectIntoPage({ nonce, head: headMarkup({ nonce, config, assets }), takeStyles }));
    return createSsrStreamResponse(router, new Response(stream, page.response));
  });
};
