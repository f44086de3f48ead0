import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orAborted } from './abort.ts';
import { compressReply } from './compress.ts';
import { toPublicConfig, type StoreConfig } from './config.ts';
import type { AssetManifest, Page, ReadTheme, Render } from './contract.ts';
import { errorCopyOf, errorPageStyles, renderErrorPage } from './error-page.ts';
import { createNonce, isTokenPath, nonceSources, setPageHeaders, sourcesOf } from './security.ts';
import { fetchOfVisit, visitHeader } from './visit.ts';
import { readVisitor } from './visitor.ts';

export interface PagesOptions {
  render: Render;
  assets: AssetManifest;
  serviceFetch: typeof globalThis.fetch;
  readTheme: ReadTheme;
  /** Longest a page may take, in milliseconds. */
  timeoutInMs: number;
  /** The bundler serves the sources: its scripts and styles need a nonce. */
  isHotReloading: boolean;
}

/** Answers every address that nothing else does with a rendered page. */
export function registerPages(app: FastifyInstance, config: StoreConfig, options: PagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${config.basePath}*`,
    // HEAD is answered here, from the same rendering.
    exposeHeadRoute: false,
    handler: (request, reply) => sendPage(request, reply, config, options),
  });
}

const errorPageSources = sourcesOf({ scripts: [], styles: [errorPageStyles] });

/** Sends the server's own page for a failure or an address outside the store. */
export function sendErrorPage(
  reply: FastifyReply,
  config: StoreConfig,
  { status, retryPath }: { status: number; retryPath?: string },
) {
  setPageHeaders(reply, errorPageSources, addressOf(reply.request, config).pathname, config);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-encoding')
    .type('text/html; charset=utf-8')
    .send(
      renderErrorPage({
        ...errorCopyOf(status),
        homePath: config.basePath,
        ...(retryPath === undefined ? {} : { retryPath }),
      }),
    );
}

/**
 * The address of a page, as a browser reads it: dot segments resolved, backslashes as slashes. Headers, caching and
 * rendering all use this one reading. Slashes at the start become one, or the rest would name another host.
 */
export function addressOf({ originalUrl }: FastifyRequest, { publicUrl }: Pick<StoreConfig, 'publicUrl'>): URL {
  const target = originalUrl.startsWith('/') ? originalUrl.replace(/^[/\\]+/, '/') : '/';
  const url = new URL(new URL(publicUrl).origin + target);
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Path and query, to be tried again. */
export const retryPathOf = ({ pathname, search }: URL): string => pathname + search;

async function sendPage(request: FastifyRequest, reply: FastifyReply, config: StoreConfig, options: PagesOptions) {
  const address = addressOf(request, config);
  const path = address.pathname;
  if (!path.startsWith(config.basePath)) return sendErrorPage(reply, config, { status: 404 });
  const isProduction = config.environment === 'production';
  const end = createPageEnd(reply, options.timeoutInMs);
  const nonce = options.isHotReloading ? createNonce() : undefined;
  try {
    const page = await orAborted(
      options.render(address, {
        nonce,
        config: toPublicConfig(config),
        fetch: isProduction ? options.serviceFetch : fetchOfVisit(options.serviceFetch, request.headers[visitHeader]),
        readTheme: options.readTheme,
        reportFailure: (failure) => request.log.warn(failure, 'service failure'),
        assets: options.assets,
        visitor: readVisitor(request.headers.cookie),
        budgetInMs: config.pageBudgetInMs,
        signal: end,
      }),
      end,
    );
    const sources = nonce === undefined ? sourcesOf(page.inline) : nonceSources(nonce);
    setPageHeaders(reply, sources, path, { ...config, isHotReloading: options.isHotReloading });
    reply.code(page.status).header('cache-control', cachingOf(path, config.basePath)).headers(page.headers);
    for (const cookie of page.cookies) reply.header('set-cookie', cookie);
    return sendBody(request, reply, page);
  } catch (error) {
    if (reply.raw.destroyed) return reply;
    request.log.error({ err: error, path: isTokenPath(path) ? '(token)' : path }, 'page failed');
    return sendErrorPage(reply, config, { status: end.aborted ? 503 : 500, retryPath: retryPathOf(address) });
  }
}

/** Aborts when the visitor leaves or the time is up. */
function createPageEnd(reply: FastifyReply, timeoutInMs: number): AbortSignal {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`The page took more than ${timeoutInMs} ms.`)), timeoutInMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) end.abort(new Error('The visitor left.'));
  });
  return end.signal;
}

/** Account and token pages are never kept; others may be shown again only after asking, and by nobody else. */
function cachingOf(path: string, basePath: string): string {
  const isPersonal = /^([a-z0-9-]+\/)?conta(\/|$)/.test(path.slice(basePath.length)) || isTokenPath(path);
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

function sendBody(request: FastifyRequest, reply: FastifyReply, { html }: Page) {
  if (html === '') return reply.send();
  if (request.method === 'HEAD') return reply.header('vary', 'accept-encoding').send();
  return reply.send(compressReply(request.headers['accept-encoding'], reply, Readable.from([html])));
}
