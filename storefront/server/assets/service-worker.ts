import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AssetManifest } from '../contract.ts';

/**
 * Serves the service worker of this build below the base path, which is all it may answer for. The release stands before
 * its text, so that another build is another worker.
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
      // A browser that has a worker asks for it anew: an old one is never held by a cache.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
