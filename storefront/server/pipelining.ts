import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of a connection without a complete response. Browsers and nginx send one at a time. */
const mostPending = 10;

/**
 * Closes a connection that sends more requests without waiting for their responses. Node pauses it only after all
 * requests of a received chunk have begun: 64 KB of them would hold some 2,000 pages in memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const pending = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => pending.set(socket, (pending.get(socket) ?? 0) + change);
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    if (pending.get(socket) === mostPending) {
      reply.hijack();
      socket.destroy();
      return;
    }
    count(socket, 1);
    reply.raw.once('close', () => count(socket, -1));
    next();
  });
}
