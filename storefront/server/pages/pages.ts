import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orAborted, withTimeLimit } from '../abort.ts';
import { compressReply } from '../assets/compress.ts';
import { toPublicConfig, type StoreConfig } from '../config.ts';
import type {
  RequestedPage,
  AssetManifest,
  Page,
  ReadRequestedPage,
  ReadTheme,
  Render,
  RenderOptions,
  ShownPreview,
} from '../contract.ts';
import { crowded, errorCopyOf, errorPageStyles, renderErrorPage } from './error-page.ts';
import { safeText } from '../observability/safe-log.ts';
import { createNonce, nonceSources, pageHeaders, sourcesOf } from '../security.ts';
import type { ServerMetrics } from '../observability/server-metrics.ts';
import type { DecodedReads } from '../services/read-cache.ts';
import type { ServiceFetch } from '../services/service-fetch.ts';
import { sendReady, type SharedPage, type SharedPages } from './shared-pages.ts';
import type { PreviewState, ThemePreviews } from '../themes/theme-preview.ts';
import { fetchOfVisit, visitHeader } from './visit.ts';
import { readVisitor } from './visitor.ts';

export interface PagesOptions {
  render: Render;
  requestedPage?: ReadRequestedPage | undefined;
  sharedPages: SharedPages;
  assets: AssetManifest;
  serviceFetch: ServiceFetch;
  decodedReads: Pick<DecodedReads, 'share'>;
  readTheme: ReadTheme;
  previews: Pick<ThemePreviews, 'end' | 'read'>;
  /** Timeout of a page, in milliseconds. */
  timeoutInMs: number;
  /** The bundler serves the sources: its scripts and styles need a nonce. */
  isHotReloading: boolean;
  metrics: ServerMetrics | undefined;
}

/** Renders a page for every URL without a route of its own, and sends the data of stored pages. */
export function registerPages(app: FastifyInstance, config: StoreConfig, options: PagesOptions): void {
  const { sendPage, sendData } = createPageSender(config, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: `${config.basePath}*`,
    // HEAD is handled here, with the same rendering.
    exposeHeadRoute: false,
    config: { kind: 'page' },
    handler: sendPage,
  });
  app.get(`${config.basePath}api/page/:release/*`, { config: { kind: 'page' } }, sendData);
}

const errorPageSources = sourcesOf({ scripts: [], styles: [errorPageStyles] });

/** Sends the server's own page for a failure or a URL outside the store. */
export function sendErrorPage(
  reply: FastifyReply,
  config: StoreConfig,
  { status, retryPath, copy = errorCopyOf(status) }: { status: number; retryPath?: string; copy?: typeof crowded },
) {
  return reply
    .code(status)
    .headers(pageHeaders(errorPageSources, urlOf(reply.request, config).pathname, config))
    .header('cache-control', 'no-store')
    .removeHeader('content-encoding')
    .type('text/html; charset=utf-8')
    .send(
      renderErrorPage({
        ...copy,
        homePath: config.basePath,
        // An invalid URL needs no support request.
        ...(status >= 500 && { requestId: reply.request.id }),
        ...(retryPath === undefined ? {} : { retryPath }),
      }),
    );
}

/**
 * The URL of a page, as a browser parses it: dot segments resolved, backslashes as slashes. Headers, caching and
 * rendering all use this value. Leading slashes are merged, or the rest would name another host.
 */
export function urlOf({ originalUrl }: FastifyRequest, { publicUrl }: Pick<StoreConfig, 'publicUrl'>): URL {
  const target = originalUrl.startsWith('/') ? originalUrl.replace(/^[/\\]+/, '/') : '/';
  const url = new URL(new URL(publicUrl).origin + target);
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Path and query for a retry link. */
export const retryPathOf = ({ pathname, search }: URL): string => pathname + search;

/** Thrown if the rendering limit is exceeded. */
class CrowdedError extends Error {}

/** Retry-After at the rendering limit, in seconds. */
const retryAfterInSeconds = '5';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function createPageSender(config: StoreConfig, options: PagesOptions): Record<'sendPage' | 'sendData', Handler> {
  const { basePath, publicUrl } = config;
  const { requestedPage, isHotReloading, metrics, sharedPages, timeoutInMs } = options;
  const isProduction = config.environment === 'production';
  const policyConfig = { ...config, isHotReloading };

  let underWay = 0;

  /** Renders for the service calls of one visit, which only tests name. */
  async function render(
    request: FastifyRequest,
    url: URL,
    {
      preview,
      ...facts
    }: Pick<RenderOptions, 'nonce' | 'previewSheet' | 'signal' | 'visitor'> & {
      preview?: ShownPreview | undefined;
    },
    onRead?: (readKey: string) => void,
  ): Promise<Page> {
    if (underWay >= config.renderLimit) {
      metrics?.pageCrowded();
      throw new CrowdedError();
    }
    underWay++;
    metrics?.renderingBegan();
    const startedAt = performance.now();
    const span = request.span?.begin('render', 'work');
    const trace = { requestId: request.id, span };
    const visit = isProduction ? undefined : request.headers[visitHeader];
    const read: typeof globalThis.fetch = (input, init) => options.serviceFetch(input, init, { onRead, trace });
    let hasFailed = true;
    try {
      const rendering = options.render(url, {
        ...facts,
        config: { ...toPublicConfig(config), ...(preview && { preview }) },
        fetch: isProduction ? read : fetchOfVisit(read, visit),
        shareRead: (key, readOne) => options.decodedReads.share(JSON.stringify([visit, key]), readOne, onRead),
        readTheme: options.readTheme,
        reportFailure: ({ where, code }) =>
          request.log.warn({ where: safeText(where), code: safeText(code) }, 'service failure'),
        assets: options.assets,
        budgetInMs: config.pageBudgetInMs,
      });
      const page = await orAborted(rendering, facts.signal);
      hasFailed = false;
      return page;
    } finally {
      underWay--;
      metrics?.renderingEnded(hasFailed ? 'failed' : 'rendered', (performance.now() - startedAt) / 1000);
      span?.end(hasFailed);
    }
  }

  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { signal, preview }: { signal: AbortSignal; preview: PreviewState },
  ) => {
    const nonce = isHotReloading ? createNonce() : undefined;
    const visitor = readVisitor(request.headers.cookie);
    const page = await render(request, url, {
      nonce,
      signal,
      visitor,
      ...('shown' in preview && { preview: preview.shown }),
      ...('sheet' in preview && { previewSheet: preview.sheet }),
    });
    const sources = nonce === undefined ? sourcesOf(page.inline) : nonceSources(nonce);
    reply
      .code(page.status)
      .headers(pageHeaders(sources, url.pathname, policyConfig))
      .header('cache-control', 'private, no-store')
      .headers(page.headers);
    for (const cookie of page.cookies) reply.header('set-cookie', cookie);
    // This page announces the end of the preview; the next one is published.
    if (preview.kind === 'ended') reply.header('set-cookie', options.previews.end());
    return sendBody(request, reply, page);
  };

  /** A shared rendering continues after the visitor who started it disconnects. */
  const sharedPage = (
    request: FastifyRequest,
    asked: RequestedPage & { kind: 'shared' },
    cookies = request.headers.cookie,
  ): SharedPage => {
    const visitor = { ...readVisitor(cookies), storedStore: asked.storedStore };
    const url = new URL(publicUrl + asked.url.slice(1));
    const visit = isProduction ? undefined : request.headers[visitHeader];
    return {
      key: JSON.stringify([asked.url, visitor, visit]),
      render: (onRead) => withTimeLimit(timeoutInMs, (signal) => render(request, url, { signal, visitor }, onRead)),
      headersOf: ({ inline }) => pageHeaders(sourcesOf(inline), url.pathname, policyConfig),
    };
  };

  const sendPage: Handler = async (request, reply) => {
    const url = urlOf(request, config);
    const path = url.pathname;
    if (!path.startsWith(basePath)) return sendErrorPage(reply, config, { status: 404 });
    const end = createPageEnd(reply, timeoutInMs);
    try {
      const { storedStore } = readVisitor(request.headers.cookie);
      const asked = requestedPage?.(path.slice(basePath.length - 1) + url.search, storedStore);
      if (asked?.kind === 'redirect') {
        return reply.header('cache-control', 'private, no-store').redirect(basePath + asked.to.slice(1), 302);
      }
      const preview = options.previews.read(request.headers.cookie);
      // An invalid cookie is ignored: otherwise anyone could force renderings of shared pages.
      if (asked?.kind !== 'shared' || 'shown' in preview) {
        return await sendOwn(request, reply, url, { signal: end, preview });
      }
      return await sendReady(request, reply, await orAborted(sharedPages.read(sharedPage(request, asked)), end));
    } catch (error) {
      if (reply.raw.destroyed) return reply;
      if (error instanceof CrowdedError) {
        request.failure = { code: 'crowded' };
        reply.header('retry-after', retryAfterInSeconds);
        return sendErrorPage(reply, config, { status: 503, retryPath: retryPathOf(url), copy: crowded });
      }
      request.failure = { err: error };
      const isLate = end.aborted || (error instanceof Error && error.name === 'TimeoutError');
      return sendErrorPage(reply, config, { status: isLate ? 503 : 500, retryPath: retryPathOf(url) });
    }
  };

  /**
   * Sends the data of a page that is stored, else nothing: the browser then asks the services. A release is named by
   * its browser entry; scripts of another one may read other data. No cookie affects them.
   */
  const sendData: Handler = async (request, reply) => {
    const prefix = `${basePath}api/page/${basename(options.assets.entry)}`;
    // The path as it was sent, like that of a page: decoded, it could name another URL.
    const { pathname, search } = urlOf(request, config);
    const ask = (path: string) => requestedPage?.(path, undefined);
    const named = pathname.startsWith(`${prefix}/`) ? ask(pathname.slice(prefix.length) + search) : undefined;
    const asked = named?.kind === 'redirect' ? ask(named.to) : named;
    const data = asked?.kind === 'shared' && sharedPages.readData(sharedPage(request, asked, ''));
    return data ? sendReady(request, reply, data) : reply.code(204).header('cache-control', 'no-store').send();
  };

  return { sendPage, sendData };
}

/** Aborts when the visitor disconnects or the time is up. */
function createPageEnd(reply: FastifyReply, timeoutInMs: number): AbortSignal {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`The page took more than ${timeoutInMs} ms.`)), timeoutInMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) end.abort(new Error('The visitor left.'));
  });
  return end.signal;
}

function sendBody(request: FastifyRequest, reply: FastifyReply, { html }: Page) {
  if (html.length === 0) return reply.send();
  if (request.method === 'HEAD') return reply.header('vary', 'accept-encoding').send();
  return reply.send(compressReply(request.headers['accept-encoding'], reply, Readable.from([html])));
}
