import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from './config.ts';
import { cookieNames } from './visitor.ts';

/** The way out of a partner's store: the remembered store is forgotten, and the house's home stays the house's. */
export function registerStoreExit(app: FastifyInstance, { basePath, publicUrl }: StoreConfig): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  app.get(`${basePath}sair-da-loja`, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', `${cookieNames.store}=; Max-Age=0; Path=${basePath}; SameSite=Lax${secure}`)
      .redirect(basePath, 302),
  );
}
