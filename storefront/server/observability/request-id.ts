import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** Ids that proxies make: UUIDs, hexadecimal digits, a data centre's suffix. An e-mail, an address or a line end does not fit. */
const idShape = /^[\w-]{8,64}$/;

/** True for the address of a proxy in front of the store. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

export const createProxyTrust = (trustProxy: readonly string[]): IsTrustedProxy => compile([...trustProxy]);

/**
 * Names a request in logs, in traces, to the services and on the visitor's error page. A visitor can't choose the name:
 * only a trusted proxy's `X-Request-Id` is taken.
 */
export function requestIdOf({ headers, socket }: IncomingMessage, isTrusted: IsTrustedProxy): string {
  const given = headers['x-request-id'];
  const isTaken = typeof given === 'string' && idShape.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
  return isTaken ? given : randomUUID();
}
