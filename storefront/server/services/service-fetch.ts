import { randomUUID } from 'node:crypto';
import { orAborted } from '../abort.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import { findCall, type FoundCall } from './allow-list.ts';
import { refusalBody, refusals, type RefusalCode } from './forward.ts';
import type { DecodedReads, ReadCache, StoredAnswer } from './read-cache.ts';
import { readWhole, UpstreamError, type CallService, type ServiceCall } from './upstream.ts';
import { visitHeader } from '../pages/visit.ts';

export interface ServiceFetchOptions {
  /**
   * Absolute URL of the site with its base path; calls are `${publicUrl}api/{service}/…`, or the same without
   * origin.
   */
  publicUrl: string;
  callService: CallService;
  cache: Pick<ReadCache, 'read'>;
  /** Receives the dependencies of a decoded read. */
  decodedReads?: Pick<DecodedReads, 'note' | 'noteUnshared'> | undefined;
}

/** The context of a page's reads. */
export interface ReadOptions {
  /** Called with the key of a shared read, by which the read cache reports changes. */
  onRead?: ((key: string) => void) | undefined;
  /** The request that the page is rendered for. */
  trace?: RequestTrace | undefined;
}

export type ServiceFetch = (
  input: Parameters<typeof globalThis.fetch>[0],
  init?: RequestInit,
  options?: ReadOptions,
) => Promise<Response>;

/**
 * The `fetch` of server rendering: the browser's own paths, allow-list and responses, without the network hop. Shared
 * reads are joined and cached for a few seconds; they continue after the page ends, so that the next one can use them.
 * No visitor's bearer exists here.
 */
export function createServiceFetch({ publicUrl, callService, cache, decodedReads }: ServiceFetchOptions): ServiceFetch {
  const apiUrl = new URL('api/', publicUrl);
  /** One session per process: server reads don't belong to a visitor. */
  const sessionId = randomUUID();

  async function load(
    found: FoundCall,
    request: Request,
    { body, signal, trace }: Pick<ServiceCall, 'signal' | 'trace'> & { body: Buffer | undefined },
  ) {
    if (body && body.length > found.call.bodyLimit) return refusal('body_too_large');
    try {
      const answer = await callService({ ...found, headers: headersOf(request), body, trace, signal });
      return { status: answer.status, headers: answer.headers, body: await readWhole(answer) };
    } catch (error) {
      if (error instanceof UpstreamError && !signal.aborted) return refusal(error.code);
      throw error;
    }
  }

  function headersOf(request: Request): Record<string, string> {
    const headers = Object.fromEntries(request.headers);
    delete headers['authorization'];
    headers['client-session-id'] = sessionId;
    return headers;
  }

  return async (input, init, { onRead, trace } = {}) => {
    const target = typeof input === 'string' && input.startsWith('/') ? apiUrl.origin + input : input;
    const request = new Request(target, init);
    const url = new URL(request.url);
    if (url.origin !== apiUrl.origin || !url.pathname.startsWith(apiUrl.pathname)) {
      throw new TypeError(`Pages are rendered with calls below ${apiUrl.href} only, not ${url.href}.`);
    }
    request.signal.throwIfAborted();
    const found = findCall(request.method, url.pathname.slice(apiUrl.pathname.length) + url.search);
    if (typeof found === 'string') return toResponse(refusal(found));
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    // A URL contains no line break, so this key can't equal one with a body. Tests share no response between
    // visits.
    const visit = request.headers.get(visitHeader) ?? '';
    const question = `${visit}\n${found.service}${found.target}\n${body?.toString() ?? ''}`;
    if (!found.call.isShared) {
      decodedReads?.noteUnshared();
      return toResponse(await orAborted(load(found, request, { body, trace, signal: request.signal }), request.signal));
    }
    onRead?.(question);
    const reading = cache.read(question, () => load(found, request, { body, trace, signal: neverAborted() }));
    const answer = await orAborted(reading, request.signal);
    decodedReads?.note(question, answer);
    return toResponse(answer);
  };
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

function refusal(code: RefusalCode): StoredAnswer {
  return {
    status: refusals[code].status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(refusalBody(code))),
  };
}

function toResponse({ status, headers, body }: StoredAnswer): Response {
  const isWithoutBody = status === 204 || status === 205 || status === 304;
  return new Response(isWithoutBody ? null : body, { status, headers: { ...headers } });
}
