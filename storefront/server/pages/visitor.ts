import { isSlug } from '@signdrive/tokens/slug';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from '../config.ts';
import type { Visitor } from '../contract.ts';

/** The server never sees the token, which stays in the browser. */
const cookieNames = { sessionHint: 'signdrive', store: 'lastVisitedStore', consent: 'consent' } as const;

/** The facts of a request's cookies that a page may use. */
export function readVisitor(cookieHeader: string | undefined): Visitor {
  const cookies = parseCookie(cookieHeader ?? '');
  const store = cookies[cookieNames.store];
  const consent = cookies[cookieNames.consent];
  return {
    hasSessionHint: Boolean(cookies[cookieNames.sessionHint]),
    storedStore: store !== undefined && isSlug(store) ? store : undefined,
    ...((consent === 'granted' || consent === 'denied') && { consent }),
  };
}

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
