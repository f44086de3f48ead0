import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from './config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes connections that wait for no response and have sent nothing since the last call. */
    closeIdle: () => void;
  }
}

/** Adds `closeIdle`. Node itself counts a connection without a request, or with half of its head, as busy. */
export function registerIdleConnections(app: FastifyInstance): void {
  const connections = new Map<Socket, { requests: number; bytesSeen: number }>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0, bytesSeen: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests++;
    response.once('close', () => connection.requests--);
  });
  app.decorate('closeIdle', () => {
    for (const [socket, connection] of connections) {
      if (connection.requests === 0 && connection.bytesSeen === socket.bytesRead) socket.destroy();
      connection.bytesSeen = socket.bytesRead;
    }
  });
}

export interface ShutdownTimes {
  /** Time from failing readiness to closing the listener, so that the load balancer notices. */
  delayInMs: number;
  /** Time from then on for requests in progress. */
  limitInMs: number;
}

/**
 * A payment call waits for three services in turn: the fleet, the token service and the payment service. Each may take
 * its timeout. An order that is cut earlier would be lost to the visitor, not to the service.
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
 * Stops a server without cutting a request: fails readiness, then refuses new connections, then completes the requests
 * in progress.
 * @param leaving the signal that the server's readiness follows
 * @returns true if all requests were completed
 */
export async function shutDown(
  app: FastifyInstance,
  leaving: AbortController,
  { delayInMs, limitInMs }: ShutdownTimes,
): Promise<boolean> {
  leaving.abort();
  await wait(delayInMs);
  const closed = app.close().then(() => true);
  // Responses that started before leave their connections open.
  const idle = setInterval(() => app.closeIdle(), 250);
  try {
    return await Promise.race([closed, wait(limitInMs, false, { ref: false })]);
  } finally {
    clearInterval(idle);
  }
}
