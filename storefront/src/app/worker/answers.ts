import type { SeenRecord } from '#/shared/storage/last-seen.ts';
import { renderOfflinePage } from './offline-page.ts';

/** What the server writes before the worker's own text. Another build is another release, and so another worker. */
export interface WorkerRelease {
  id: string;
  /** Files of the browser build that every page needs, below the base path; their names carry a hash. */
  files: readonly string[];
  stylesheet?: string;
}

export interface WorkerPorts {
  release: WorkerRelease;
  /** Absolute address below which the worker answers; ends with a slash. */
  scope: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (request: Request | string) => Promise<Response>;
  /** What the visitor of this device has looked at. */
  readSeen: () => Promise<readonly SeenRecord[]>;
}

const cachePrefix = 'signdrive-assets-';

/** What the worker does with each event. It keeps files whose names carry a hash: never a page, never an answer of a service. */
export function createWorkerAnswers({ release, scope, caches, fetch, readSeen }: WorkerPorts) {
  const cacheName = `${cachePrefix}${new URL(scope).pathname}${release.id}`;
  const address = (path: string) => new URL(path, scope).href;
  const kept = new Set(release.files.map(address));

  return {
    /** One file that can't be had keeps the worker out: half a set would be a page without its look. */
    install: async (): Promise<void> => {
      const cache = await caches.open(cacheName);
      await cache.addAll([...kept]);
    },

    /** Files of earlier releases go; those of another base path on this origin stay. */
    activate: async (): Promise<void> => {
      const ours = `${cachePrefix}${new URL(scope).pathname}`;
      const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    /** The answer to a request; undefined leaves it to the browser. */
    answer: (request: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined => {
      if (request.method !== 'GET') return undefined;
      if (request.mode === 'navigate') return openPage(request as Request);
      return kept.has(request.url) ? readFile(request.url) : undefined;
    },
  };

  async function readFile(url: string): Promise<Response> {
    const cache = await caches.open(cacheName);
    return (await cache.match(url)) ?? fetch(url);
  }

  /** Pages come only from the server, so no visitor sees an old one. */
  async function openPage(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch {
      const { pathname, search } = new URL(request.url);
      const html = renderOfflinePage({
        basePath: new URL(scope).pathname,
        address: isSecret(pathname) ? new URL(scope).pathname : pathname + search,
        stylesheet: release.stylesheet,
        seen: await readSeen().catch(() => []),
      });
      return new Response(html, {
        status: 503,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy':
            "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        },
      });
    }
  }
}

/** An address with a one-time token is not written into a page. */
const isSecret = (path: string) => /\/(reset-password|confirm-email)\/[^/]/.test(path);
