import type { FastifyReply } from 'fastify';

/** A 404 for a missing file: an HTML page would be parsed as a broken script, image or manifest. */
export const sendPlainNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
