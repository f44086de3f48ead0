import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressReply } from './compress.ts';
import { toPublicConfig, type StoreConfig } from './config.ts';
import type { AssetManifest, ReadTheme, Render } from './contract.ts';
import { errorCopyOf, renderErrorPage } from './error-page.ts';
import { createNonce, isTokenPath, setPageHeaders } from './security.ts';
import { fetchOfVisit, visitHeader } from './visit.ts';
import { readVisitor } from './visitor.ts';

export interface PagesOptions {
  render: Render;
  assets: AssetManifest;
  serviceFetch: typeof globalThis.fetch;
  readTheme: ReadTheme;
  /** Longest a page may take, to its last byte, in milliseconds. */
  timeoutInMs: number;
  isHotReloading: boolean;
}

/** The visitor's headers that a page may read. Cookies stay out: what they say is in `visitor`. */
const passedHeaders = ['accept', 'accept-language', 'user-agent'] as const;

/** Headers that belong to this server's own framing of the response. */
const ownHeaders = new Set(['connection', 'content-encoding', 'content-length', 'set-cookie', 'transfer-encoding']);

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

/** Sends the server's own page for a failure or an address outside the store. */
export function sendErrorPage(
  reply: FastifyReply,
  config: StoreConfig,
  { status, retryPath }: { status: number; retryPath?: string },
) {
  const nonce = createNonce();
  setPageHeaders(reply, nonce, addressOf(reply.request, config).pathname, config);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-encoding')
    .type('text/html; charset=utf-8')
    .send(
      renderErrorPage({
        ...errorCopyOf(status),
        homePath: config.basePath,
        nonce,
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
  const nonce = createNonce();
  const address = addressOf(request, config);
  const path = address.pathname;
  if (!path.startsWith(config.basePath)) return sendErrorPage(reply, config, { status: 404 });
  const isProduction = config.environment === 'production';
  const end = createPageEnd(reply, options.timeoutInMs);
  try {
    const response = await withinSignal(
      options.render(toWebRequest(request, address, end), {
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
    copyHeaders(response, reply);
    setPageHeaders(reply, nonce, path, { ...config, isHotReloading: options.isHotReloading });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cachingOf(path, config.basePath));
    return await sendBody(request, reply, response, end);
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

/** Waits no longer than the signal, and lets go of a response that comes later. */
async function withinSignal(rendering: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => {
    reject(signal.reason);
    rendering.then(
      (late) => late.body?.cancel(),
      () => undefined,
    );
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([rendering, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function toWebRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(address, { headers, signal });
}

function copyHeaders(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (!ownHeaders.has(name)) reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** Account and token pages are never kept; others may be shown again only after asking, and by nobody else. */
function cachingOf(path: string, basePath: string): string {
  const isPersonal = /^([a-z0-9-]+\/)?conta(\/|$)/.test(path.slice(basePath.length)) || isTokenPath(path);
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, response: Response, end: AbortSignal) {
  if (response.body === null) return reply.send();
  if (request.method === 'HEAD') {
    await response.body.cancel();
    return reply.header('vary', 'accept-encoding').send();
  }
  // The workspace's check sees the browser's type of the same stream, the server's own check Node's.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  const page = addAbortSignal(end, Readable.fromWeb(response.body as ReadableStream));
  return reply.send(compressReply(request.headers['accept-encoding'], reply, page));
}
