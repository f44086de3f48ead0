import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';
import type { StoreConfig } from '../config.ts';

/**
 * Serves `GET /metrics` in Prometheus' format at its own port, so that the store's public port doesn't expose it.
 * @returns once it listens
 */
export async function listenForMetrics(
  registry: Registry,
  { metricsHost: host, metricsPort: port }: Pick<StoreConfig, 'metricsHost' | 'metricsPort'>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}
