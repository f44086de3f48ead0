import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { registerAssets, registerServiceWorker } from './assets/assets.ts';
import { registerBrowserReports } from './observability/browser-reports.ts';
import { registerCarImages, type LoadCarDrawings } from './assets/car-images.ts';
import type { StoreConfig } from './config.ts';
import type { AssetManifest, ListedPages, ReadRequestedPage, Render } from './contract.ts';
import { registerDiscovery } from './pages/discovery.ts';
import { registerForwarding } from './services/forward.ts';
import { urlOf, registerPages, retryPathOf, sendErrorPage } from './pages/pages.ts';
import { createPartnerThemes } from './themes/partner-themes.ts';
import { createReadCache, createDecodedReads } from './services/read-cache.ts';
import { createProxyTrust, requestIdOf, recordRequests } from './observability/request-record.ts';
import { limitPipelining } from './pipelining.ts';
import { problemOfTarget, rejectTarget } from './request-target.ts';
import { safeError } from './observability/safe-log.ts';
import { setTransportHeaders } from './security.ts';
import { registerIdleConnections } from './shutdown.ts';
import type { ServerMetrics } from './observability/server-metrics.ts';
import { createServiceCaller } from './services/service-caller.ts';
import { createServiceFetch } from './services/service-fetch.ts';
import { createSharedPages } from './pages/shared-pages.ts';
import { createThemePreviews } from './themes/theme-preview.ts';
import { registerThemePreview } from './themes/preview-routes.ts';
import type { BeginRequestSpan } from './observability/tracing.ts';
import { registerStoreExit } from './pages/visitor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops stored pages and shared reads, so that the next visitor gets an editor's changes. */
    purge: () => void;
  }
}

export interface StoreServerOptions {
  render: Render;
  /** Identifies pages that are the same for everyone. @default none: no page is stored */
  requestedPage?: ReadRequestedPage;
  /** Pages of the sitemap. @default the home page alone */
  listedPages?: ListedPages;
  assets: AssetManifest;
  /** Folder of the browser build. @default none: no files are served */
  clientDirectory?: string;
  /** Aborts before the server stops: readiness fails, everything else continues. */
  leaving?: AbortSignal;
  /** Text of the service worker. @default none: pages register none */
  serviceWorker?: string;
  /** Drawings of the cars. @default the design system's, loaded with the first image */
  loadCarDrawings?: LoadCarDrawings;
  /** Metrics. @default none */
  metrics?: ServerMetrics;
  /** Starts the span of a request. @default no traces */
  beginSpan?: BeginRequestSpan;
  /** Receives the lines of the log. @default standard output */
  logStream?: { write: (line: string) => void };
  /** Receives every request first, for the bundler's development server with hot reload. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}

/** A large document on a slow phone takes minutes; an idle connection is closed much earlier. */
const requestTimeoutInMs = 300_000;

/** A stale page may be up to an hour old while services fail, because an order checks its price again. */
const pageLifetimes = { staleInMs: 60_000, fallbackInMs: 3_600_000 };

/** Builds the store's web server. The caller listens and closes. */
export function createStoreServer(config: StoreConfig, options: StoreServerOptions): FastifyInstance {
  const { basePath } = config;
  const { metrics, logStream: stream } = options;
  const isTrustedProxy = createProxyTrust(config.trustProxy);
  const logger = { level: config.logLevel, serializers: { err: safeError }, ...(stream && { stream }) };
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : logger,
    // URLs contain e-mails and tokens: requests are not logged, failures are (request-record.ts).
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutInMs,
    trustProxy: config.trustProxy.length > 0 && isTrustedProxy,
    genReqId: (request) => requestIdOf(request, isTrustedProxy),
    routerOptions: { maxParamLength: 500 },
    // The router can't decode the path; no hook has run.
    frameworkErrors: (_error, request, reply) => {
      void rejectTarget(reply, config, problemOfTarget(request.originalUrl) ?? 400);
    },
  });

  app.server.maxConnections = config.connectionLimit;
  registerIdleConnections(app);
  limitPipelining(app);

  recordRequests(app, { metrics, beginSpan: options.beginSpan });

  app.addHook('onRequest', async (request, reply) => {
    const problem = problemOfTarget(request.originalUrl);
    return problem && rejectTarget(reply, config, problem);
  });

  // No body is parsed here: calls pipe theirs to a service, and no other route has one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const { middleware } = options;
  if (middleware) {
    app.addHook('onRequest', (request, reply, next) => {
      const { url } = request.raw;
      middleware(request.raw, reply.raw, (error) => {
        // The bundler removes the base path from the URL.
        if (url !== undefined) request.raw.url = url;
        next(error instanceof Error ? error : undefined);
      });
    });
  }
  app.addHook('onRequest', (_request, reply, next) => {
    setTransportHeaders(reply, config.environment);
    next();
  });

  const probe = { config: { kind: 'probe' } } as const;
  app.get(`${basePath}healthz`, probe, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const { leaving } = options;
  // The next request of this connection should reach another instance.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving?.aborted) reply.header('connection', 'close');
  });
  app.get(`${basePath}readyz`, probe, (_request, reply) => {
    const isLeaving = leaving?.aborted === true;
    return reply
      .code(isLeaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isLeaving ? 'closing' : 'ready' });
  });

  registerStoreExit(app, config);
  const previews = createThemePreviews(config);
  registerThemePreview(app, config, previews);

  const callService = createServiceCaller(config, config.serviceTimeoutInMs, metrics);
  registerBrowserReports(app, { config, metrics });
  registerForwarding(app, config, callService);
  registerCarImages(app, config, options.loadCarDrawings ?? (() => import('@signdrive/design-system/cars')));
  if (options.clientDirectory !== undefined) registerAssets(app, basePath, options.clientDirectory);
  const sharedPages = createSharedPages({
    freshInMs: config.pageCacheInMs,
    ...(config.pageCacheInMs > 0 ? pageLifetimes : { staleInMs: 0, fallbackInMs: 0 }),
    maxBytes: config.pageCacheInBytes,
    onRead: metrics?.pageRead,
  });
  const sharedReads = createReadCache({
    ttlInMs: config.readCacheInMs,
    onChange: (key) => sharedPages.expire(key),
    onRead: metrics?.sharedRead,
  });
  const decodedReads = createDecodedReads((key) => sharedReads.peek(key));
  const serviceFetch = createServiceFetch({
    publicUrl: config.publicUrl,
    callService,
    cache: sharedReads,
    decodedReads,
  });
  app.decorate('purge', () => {
    sharedReads.purge();
    sharedPages.purge();
  });
  registerDiscovery(app, config, { serviceFetch, listedPages: options.listedPages ?? ['/'] });
  if (options.serviceWorker !== undefined) {
    registerServiceWorker(app, basePath, options.assets, options.serviceWorker);
  }
  registerPages(app, config, {
    render: options.render,
    requestedPage: options.requestedPage,
    sharedPages,
    assets: options.assets,
    serviceFetch,
    decodedReads,
    readTheme: createPartnerThemes({ onRejected: (rejection) => app.log.warn(rejection, 'partner theme refused') }),
    previews,
    // The development server bundles a page on its first request.
    timeoutInMs: middleware ? 60_000 : config.pageTimeoutInMs,
    isHotReloading: middleware !== undefined,
    metrics,
  });

  if (basePath !== '/') {
    app.get(basePath.slice(0, -1), (request, reply) => reply.redirect(basePath + urlOf(request, config).search, 302));
  }
  const sendNotFound = ({ method, is404 }: FastifyRequest, reply: FastifyReply) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || !is404) return sendErrorPage(reply, config, { status: 404 });
    return sendErrorPage(reply.header('allow', 'GET, HEAD'), config, { status: 405 });
  };
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client error, such as a malformed content type.
    if ((error.statusCode ?? 500) < 500) return sendNotFound(request, reply);
    request.failure = { err: error };
    return sendErrorPage(reply, config, { status: 500, retryPath: retryPathOf(urlOf(request, config)) });
  });
  return app;
}
