import type { FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/refusal.ts';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects a foreign host name that resolves to this server (DNS rebinding).
 * @throws Refusal 403
 */
export function requireLocalHost(request: FastifyRequest): void {
  if (!isLocal(`http://${request.headers.host ?? ''}`)) {
    throw new Refusal(403, 'not_local', 'The control answers on localhost only');
  }
}

/**
 * Requires a header that another page can't send without a preflight, which is never allowed.
 * @throws Refusal 403
 */
export function requireControlHeader(request: FastifyRequest): void {
  const { origin } = request.headers;
  const isOwnPage = origin === undefined || origin === `http://${request.headers.host ?? ''}`;
  if (!isOwnPage)
    throw new Refusal(403, 'foreign_origin', 'The control is driven from its own page or without a browser');
  if (request.headers['x-sandbox-control'] !== '1') {
    throw new Refusal(403, 'missing_header', 'Send the header x-sandbox-control: 1');
  }
}

function isLocal(origin: string): boolean {
  const name = URL.parse(origin)?.hostname;
  return name !== undefined && localNames.has(name);
}
