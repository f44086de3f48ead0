import { Agent as HttpAgent, request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FoundCall } from './allow-list.ts';
import type { RequestTrace } from '../observability/tracing.ts';

export interface ServiceCall extends FoundCall {
  /** The visitor's own headers, by lower-case name; only those allowed for the service are forwarded. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body?: Readable | Buffer | undefined;
  /** The visitor's address; absent for a call that the server makes for a page. */
  address?: string | undefined;
  /** The request that caused the call. */
  trace?: RequestTrace | undefined;
  signal: AbortSignal;
}

/** Sends a call with the store's credentials. @throws {UpstreamError} without a response */
export type CallService = (call: ServiceCall) => Promise<UpstreamAnswer>;

/** Why a call has no response. The browser receives the same values as `code`. */
export type UpstreamFailure =
  | 'bad_request'
  | 'body_too_large'
  | 'not_the_visitors'
  | 'other_document'
  | 'request_stalled'
  | 'too_many_calls'
  | 'upstream_unreachable'
  | 'upstream_timeout'
  | 'visitor_left'
  | 'visitor_unknown';

export class UpstreamError extends Error {
  readonly code: UpstreamFailure;
  /** When the call may be repeated, if known. */
  readonly retryAfterInSeconds: number | undefined;

  constructor(code: UpstreamFailure, options: ErrorOptions & { retryAfterInSeconds?: number } = {}) {
    super(code, options);
    this.name = 'UpstreamError';
    this.code = code;
    this.retryAfterInSeconds = options.retryAfterInSeconds;
  }
}

export interface UpstreamRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  /** Sent while it is read; a stream is never buffered. */
  body?: Readable | Buffer | undefined;
  /** Longest pause allowed, in milliseconds: restarted with each chunk of the body in either direction. */
  timeoutInMs: number;
  /** Aborts when the response is no longer needed. */
  signal: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The server's own, never a service's. */
  cookies?: readonly string[];
  body: Readable;
}

/** The only response headers of a service that reach the visitor. */
const returnedHeaders = ['content-type', 'content-disposition', 'retry-after'] as const;

/** Connections to each service; further calls are queued and may time out. */
const maxSockets = 256;
const httpAgent = new HttpAgent({ keepAlive: true, maxSockets });
const httpsAgent = new HttpsAgent({ keepAlive: true, maxSockets });

/** Maximum duration of a whole response, as a multiple of the longest pause, from the end of the request. */
const totalPerSilence = 4;

/**
 * Sends one request to a service, and resolves with its headers. Follows no redirect. A read whose kept connection the
 * service closed at the same moment is sent again; everything else is sent once.
 * @throws {UpstreamError} without a response
 */
export function sendUpstream(request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { url, method, headers, body, timeoutInMs, signal } = request;
  const { promise, resolve, reject } = Promise.withResolvers<UpstreamAnswer>();
  if (signal.aborted) {
    reject(new UpstreamError('visitor_left'));
    return promise;
  }
  const [send, agent] = url.startsWith('https:') ? [requestHttps, httpsAgent] : [requestHttp, httpAgent];
  const outgoing = send(url, { method, agent, headers: { ...headers, 'accept-encoding': 'identity' }, signal });
  // An upload may take minutes; a response that trickles may not.
  outgoing.once('finish', () => {
    const total = setTimeout(
      () => outgoing.destroy(new UpstreamError('upstream_timeout')),
      totalPerSilence * timeoutInMs,
    );
    outgoing.once('close', () => clearTimeout(total));
  });
  const silence = setTimeout(() => outgoing.destroy(silenceOf(outgoing)), timeoutInMs);

  outgoing.once('response', (incoming) => {
    silence.refresh();
    incoming.on('data', () => silence.refresh());
    incoming.once('close', () => clearTimeout(silence));
    // The data listener started the flow; pause until the reader starts.
    incoming.pause();
    resolve({ status: incoming.statusCode ?? 502, headers: pickHeaders(incoming), body: incoming });
  });
  // Once the response has started, its own stream reports the error.
  outgoing.on('error', (error) => {
    clearTimeout(silence);
    if (method === 'GET' && isConnectionStale(outgoing, error)) resolve(sendUpstream(request));
    else reject(toUpstreamError(error));
  });

  if (body === undefined || Buffer.isBuffer(body)) outgoing.end(body);
  else {
    body.on('data', () => silence.refresh());
    body.once('error', (error) => outgoing.destroy(error));
    // Discards an unread body: its socket could not serve the next request.
    outgoing.once('close', () => body.destroy());
    body.pipe(outgoing);
  }
  return promise;
}

/** Longest response that the server itself reads, in bytes; the others are streamed to the browser. */
const longestRead = 8 * 1024 * 1024;

/**
 * Reads a whole response.
 * @throws {UpstreamError} for one that is too long, whose connection is closed
 */
export const readWhole = ({ body }: UpstreamAnswer): Promise<Buffer<ArrayBuffer>> => buffer(limitRead(body));

async function* limitRead(body: Readable): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > longestRead) {
      throw new UpstreamError('upstream_unreachable', { cause: new Error(`More than ${longestRead} bytes.`) });
    }
    yield chunk;
  }
}

/** True if the service closed a connection of earlier requests before it received this one, which is common and harmless. */
const isConnectionStale = ({ reusedSocket }: ClientRequest, error: NodeJS.ErrnoException) =>
  reusedSocket && error.code === 'ECONNRESET';

/** Distinguishes a silent visitor during sending from a silent service. */
function silenceOf(outgoing: ClientRequest): UpstreamError {
  const isVisitorSilent = !outgoing.writableEnded && !outgoing.writableNeedDrain;
  return new UpstreamError(isVisitorSilent ? 'request_stalled' : 'upstream_timeout');
}

function toUpstreamError(error: Error): UpstreamError {
  if (error instanceof UpstreamError) return error;
  return new UpstreamError(error.name === 'AbortError' ? 'visitor_left' : 'upstream_unreachable', { cause: error });
}

function pickHeaders(incoming: IncomingMessage): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of returnedHeaders) {
    const value = incoming.headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
