import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

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
