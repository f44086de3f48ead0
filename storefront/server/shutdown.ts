import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from './config.ts';

export interface ShutdownTimes {
  /** From the refusal of readiness until no connection is taken: the balancer needs to hear of it. */
  delayInMs: number;
  /** From then on, for requests under way. */
  limitInMs: number;
}

/**
 * A payment call asks three services in turn: the fleet, for the token and the payment service. Each may be silent for the
 * service timeout; an order that is cut then would be lost to the visitor, not to the service.
 */
export const shutdownTimes = ({
  shutdownDelayInMs,
  serviceTimeoutInMs,
  pageTimeoutInMs,
}: StoreConfig): ShutdownTimes => ({
  delayInMs: shutdownDelayInMs,
  limitInMs: Math.max(3 * serviceTimeoutInMs, pageTimeoutInMs) + 5_000,
});

/**
 * Stops a server without cutting a request: readiness fails first, then new connections are refused, then what is under
 * way is answered.
 * @param leaving what the server's readiness follows
 * @returns whether everything under way was answered
 */
export async function shutDown(
  app: FastifyInstance,
  leaving: AbortController,
  { delayInMs, limitInMs }: ShutdownTimes,
): Promise<boolean> {
  leaving.abort();
  await wait(delayInMs);
  const closed = app.close().then(() => true);
  // Answers that had begun before leave their connections open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 250);
  try {
    return await Promise.race([closed, wait(limitInMs, false, { ref: false })]);
  } finally {
    clearInterval(idle);
  }
}
