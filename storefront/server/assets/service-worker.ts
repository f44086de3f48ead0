import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AssetManifest } from '../contract.ts';

/**
 * Serves the service worker of this build below the base path, which is its scope. The release precedes its text, so
 * that each build has another worker.
 * @param text the worker's own script
 */
export function registerServiceWorker(
  app: FastifyInstance,
  basePath: string,
  assets: AssetManifest,
  text: string,
): void {
  const files = [assets.entry, ...assets.entryImports, ...assets.css];
  const id = createHash('sha256')
    .update([...files, text].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const [stylesheet] = assets.css;
  const script = `self.release=${JSON.stringify({ id, files, stylesheet })};\n${text}`;
  app.get(`${basePath}service-worker.js`, { config: { kind: 'asset' } }, (_request, reply) =>
    reply
      // The browser revalidates its worker, so a cache must never keep an old one.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
