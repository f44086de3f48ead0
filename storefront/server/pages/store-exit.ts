import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from '../config.ts';
import { cookieNames } from './visitor.ts';

/** Leaves a partner's store: deletes the store cookie and redirects to the home page of the house. */
export function registerStoreExit(app: FastifyInstance, { basePath, publicUrl }: StoreConfig): void {
  const forgotten = stringifySetCookie({
    name: cookieNames.store,
    value: '',
    maxAge: 0,
    path: basePath,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'lax',
  });
  app.get(`${basePath}sair-da-loja`, (_request, reply) =>
    reply.header('cache-control', 'no-store').header('set-cookie', forgotten).redirect(basePath, 302),
  );
}
