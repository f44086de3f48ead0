import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The hosted card form's own site. On 127.0.0.1 while the store is on localhost: another site, so cookies are not
 * shared, as in production. Sets none itself; only the store may frame it.
 */
export async function startCardSite(port: number, storeOrigin: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${storeOrigin}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/html; charset=utf-8').send(page));
  await app.listen({ host: '127.0.0.1', port });
  return app;
}

const page = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Formulário do cartão (demonstração)</title>
<main>
<h1>Formulário do cartão</h1>
<p>Este endereço é o do formulário de cartão da demonstração. O formulário ainda não existe aqui e nenhum dado de cartão é pedido ou guardado.</p>
</main>
</html>
`;
