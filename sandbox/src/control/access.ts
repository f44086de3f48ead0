import type { FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/refusal.ts';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A name that points here from elsewhere (DNS rebinding) does not open the control.
 * @throws Refusal 403
 */
export function requireLocalHost(request: FastifyRequest): void {
  if (!isLocal(`http://${request.headers.host ?? ''}`)) {
    throw new Refusal(403, 'not_local', 'The control answers on localhost only');
  }
}

/**
 * The header can't be sent by another page without asking first, and nothing here answers that question.
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
