import type { FastifyReply } from 'fastify';
import type { StoreConfig } from './config.ts';
import { refuse } from './services/forward.ts';
import { sendErrorPage } from './pages/pages.ts';

/** Longest path and query, in bytes as they were sent. The store's own addresses stay far below. */
const longestTarget = 2048;

/** Status of a request target that no part of the server may read: too long, or not a path (RFC 9112 §3.2). */
export function problemOfTarget(target: string): 400 | 414 | undefined {
  // Node gives one character for each byte.
  if (target.length > longestTarget) return 414;
  return target.startsWith('/') ? undefined : 400;
}

/** Rejects a request by its target alone: a call with JSON, anything else with a page. */
export function rejectTarget(reply: FastifyReply, config: StoreConfig, status: 400 | 414) {
  const isCall = reply.request.originalUrl.startsWith(`${config.basePath}api/`);
  if (isCall) return refuse(reply, status === 414 ? 'address_too_long' : 'bad_request');
  return sendErrorPage(reply, config, { status });
}
