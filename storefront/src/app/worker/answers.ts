import type { SeenRecord } from '#/shared/storage/last-seen.ts';
import { renderOfflinePage } from './offline-page.ts';

/** Written by the server before the worker's text. Each build is a release with its own worker. */
export interface WorkerRelease {
  id: string;
  /** Files of the browser build that every page needs, below the base path; their names contain a hash. */
  files: readonly string[];
  stylesheet?: string;
}

export interface WorkerPorts {
  release: WorkerRelease;
  /** Absolute URL of the worker's scope; ends with a slash. */
  scope: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (request: Request | string) => Promise<Response>;
  /** The viewed cars of this device. */
  readSeen: () => Promise<readonly SeenRecord[]>;
}

const cachePrefix = 'signdrive-assets-';

/** Handles the worker's events. It caches files with a hash in their name: never a page or a response of a service. */
export function createWorkerAnswers({ release, scope, caches, fetch, readSeen }: WorkerPorts) {
  const cacheName = `${cachePrefix}${new URL(scope).pathname}${release.id}`;
  const urlOf = (path: string) => new URL(path, scope).href;
  const kept = new Set(release.files.map(urlOf));

  return {
    /** A missing file prevents the installation: an incomplete set would render pages without styles. */
    install: async (): Promise<void> => {
      const cache = await caches.open(cacheName);
      await cache.addAll([...kept]);
    },

    /** Deletes files of earlier releases, but not those of another base path on this origin. */
    activate: async (): Promise<void> => {
      const ours = `${cachePrefix}${new URL(scope).pathname}`;
      const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    /** The response to a request; undefined leaves it to the browser. */
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
        url: isSecret(pathname) ? new URL(scope).pathname : pathname + search,
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

/** A URL with a one-time token is not written into a page. */
const isSecret = (path: string) => /\/(reset-password|confirm-email)\/[^/]/.test(path);
