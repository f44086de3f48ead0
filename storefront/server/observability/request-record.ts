import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundCall } from '../services/allow-list.ts';
import { safePath } from './safe-log.ts';
import { classOf, type RouteKind, type ServerMetrics } from './server-metrics.ts';
import type { BeginRequestSpan, RequestTrace, TraceSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** @default 'other' */
    kind?: RouteKind;
  }
  interface FastifyRequest {
    span: TraceSpan | undefined;
    /** The service call of the request. */
    call: FoundCall | undefined;
    /** Why the request failed, for the log. */
    failure: { err?: unknown; code?: string } | undefined;
  }
}

export interface RecordOptions {
  metrics: ServerMetrics | undefined;
  beginSpan: BeginRequestSpan | undefined;
}

export const traceOf = ({ id, span }: FastifyRequest): RequestTrace => ({ requestId: id, span });

/** Records each request: its id in the response, its metrics, its span, and a log line if it failed. */
export function recordRequests(app: FastifyInstance, { metrics, beginSpan }: RecordOptions): void {
  app.decorateRequest('span');
  app.decorateRequest('call');
  app.decorateRequest('failure');

  app.addHook('onRequest', (request, reply, next) => {
    request.span = beginSpan?.(request.raw, kindOf(request));
    const startedAt = performance.now();
    // Unlike `onResponse`, this event is also emitted if the visitor disconnects early.
    reply.raw.once('close', () => end(request, reply, performance.now() - startedAt));
    next();
  });

  app.addHook('onSend', async (request, reply) => {
    // A cache would send one request's id to other visitors.
    if (!String(reply.getHeader('cache-control')).startsWith('public')) reply.header('x-request-id', request.id);
  });

  function end(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
    const { call, span, failure, method } = request;
    const kind = kindOf(request);
    const { statusCode, writableFinished } = reply.raw;
    const name = call && `${call.call.method} ${call.call.path}`;
    const status = writableFinished ? classOf(statusCode) : 'aborted';
    metrics?.requestEnded({ kind, service: call?.service, call: name, status }, milliseconds / 1000);
    span?.end(statusCode >= 500, {
      ...(call && { 'signdrive.call': `${call.service} ${name}` }),
      'http.response.status_code': statusCode,
    });
    // A stopping server fails its readiness on purpose.
    if (statusCode < 500 || kind === 'probe') return;
    const target = call ? { call: `${call.service} ${call.call.path}` } : { path: safePath(pathOf(request)) };
    const facts = { kind, method, ...target, status: statusCode, milliseconds: Math.round(milliseconds) };
    request.log.error({ ...failure, ...facts }, 'request failed');
  }
}

const kindOf = ({ routeOptions }: FastifyRequest): RouteKind => routeOptions.config?.kind ?? 'other';

const pathOf = ({ originalUrl }: FastifyRequest) => originalUrl.split('?', 1).join('');
