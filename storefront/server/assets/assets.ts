import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AssetManifest } from '../contract.ts';
import { sendPlainNotFound } from '../plain-not-found.ts';

/** Folder of the build whose file names contain a hash of their content. */
const hashedFolder = 'assets';

/**
 * Serves the files of the browser build, in a precompressed encoding that the client accepts. The files are listed once
 * at start: no other path reaches the file system.
 */
export function registerAssets(app: FastifyInstance, basePath: string, directory: string): void {
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'asset' };
    });
    registerFiles(scope, basePath, directory);
  });
}

function registerFiles(app: FastifyInstance, basePath: string, directory: string): void {
  app.register(fastifyStatic, {
    root: directory,
    prefix: basePath,
    wildcard: false,
    index: false,
    serveDotFiles: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // Files are small. A range past the end, asked for a file that is complete already, would get an error page.
    acceptRanges: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const isHashed = path.slice(directory.length).replaceAll('\\', '/').startsWith(`/${hashedFolder}/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
      if (path.endsWith('.png')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // A script of an older build.
  app.get(`${basePath}${hashedFolder}/*`, (_request, reply) => sendPlainNotFound(reply));
}

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
