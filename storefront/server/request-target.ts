import type { FastifyReply } from 'fastify';
import type { StoreConfig } from './config.ts';
import { sendError } from './services/forward.ts';
import { sendErrorPage } from './pages/pages.ts';
import { setTransportHeaders } from './security.ts';

/** Longest path and query, in bytes as sent. The store's own URLs are much shorter. */
const longestTarget = 2048;

/** Status for an invalid request target: too long, or not a path (RFC 9112 §3.2). */
export function problemOfTarget(target: string): 400 | 414 | undefined {
  // Node provides one character for each byte.
  if (target.length > longestTarget) return 414;
  return target.startsWith('/') ? undefined : 400;
}

/** Rejects a request by its target alone, before other hooks run: a call with JSON, anything else with a page. */
export function rejectTarget(reply: FastifyReply, config: StoreConfig, status: 400 | 414) {
  setTransportHeaders(reply, config.environment);
  const isCall = reply.request.originalUrl.startsWith(`${config.basePath}api/`);
  if (isCall) return sendError(reply, status === 414 ? 'address_too_long' : 'bad_request');
  return sendErrorPage(reply, config, { status });
}
