import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BrokenCircuitError } from 'cockatiel';
import { compile } from '@fastify/proxy-addr';
import type { FoundCall } from '../services/allow-list.ts';
import { safePath } from './safe-log.ts';
import { classOf, type RouteKind, type ServerMetrics, type CallOutcome } from './server-metrics.ts';
import type { BeginRequestSpan, RequestTrace, TraceSpan } from './tracing.ts';
import { UpstreamError, type UpstreamAnswer } from '../services/upstream.ts';

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

/**
 * Sends a call with its request's id, and records its outcome and the time to its headers.
 * @param send receives the headers with the request's id
 */
export async function recordCall(
  { service, call, trace }: Pick<FoundCall, 'service' | 'call'> & { trace?: RequestTrace | undefined },
  metrics: ServerMetrics | undefined,
  send: (headers: Readonly<Record<string, string>>) => Promise<UpstreamAnswer>,
): Promise<UpstreamAnswer> {
  const name = `${call.method} ${call.path}`;
  const span = trace?.span?.begin(`${service} ${name}`, 'call');
  const startedAt = performance.now();
  const end = (outcome: CallOutcome, status?: number) => {
    metrics?.serviceCalled({ service, call: name, outcome }, (performance.now() - startedAt) / 1000);
    const hasFailed = outcome !== 'left' && (status === undefined || status >= 500);
    const facts = { 'signdrive.outcome': outcome };
    span?.end(hasFailed, status === undefined ? facts : { ...facts, 'http.response.status_code': status });
  };
  try {
    const answer = await send({ ...(trace && { 'x-request-id': trace.requestId }), ...span?.headers() });
    end(classOf(answer.status), answer.status);
    return answer;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof UpstreamError)) return 'unreachable';
  if (error.cause instanceof BrokenCircuitError) return 'rested';
  switch (error.code) {
    case 'upstream_timeout':
      return 'timeout';
    case 'upstream_unreachable':
      return 'unreachable';
    case 'visitor_left':
      return 'left';
    default:
      return 'rejected';
  }
}

/**
 * Ids of common proxies: UUIDs, hexadecimal digits, a data centre's suffix. E-mails, addresses and line breaks don't
 * match.
 */
const idShape = /^[\w-]{8,64}$/;

/** True for a trusted proxy's address. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

export const createProxyTrust = (trustProxy: readonly string[]): IsTrustedProxy => compile([...trustProxy]);

/**
 * The id of a request in logs, traces, service calls and on the error page. Only a trusted proxy's `X-Request-Id` is
 * used, so that a visitor can't choose it.
 */
export function requestIdOf({ headers, socket }: IncomingMessage, isTrusted: IsTrustedProxy): string {
  const proxyId = headers['x-request-id'];
  const isTaken = typeof proxyId === 'string' && idShape.test(proxyId) && isTrusted(socket.remoteAddress ?? '', 0);
  return isTaken ? proxyId : randomUUID();
}
