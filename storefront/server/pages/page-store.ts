import { LRUCache } from 'lru-cache';
import type { ServerMetrics } from '../observability/server-metrics.ts';

/** The result of a rendering. */
export interface Rendering<Page> {
  page: Page;
  /** In bytes. */
  size: number;
  /**
   * `shared`: may be sent to other visitors. `incomplete`: a service failed or was slow, so a former page is preferred.
   * `own`: not a page to store, such as a redirect; the former page is outdated.
   */
  kind: 'shared' | 'incomplete' | 'own';
  /** Keys of the reads it depends on. */
  reads: ReadonlySet<string>;
}

export interface PageStoreOptions {
  /** How long a page is fresh, in milliseconds. */
  freshInMs: number;
  /** How long after that it is sent stale while one request renders it again, in milliseconds. */
  staleInMs: number;
  /** How long after its rendering it may replace a failed rendering, in milliseconds. */
  fallbackInMs: number;
  /** Limit for all pages together. */
  maxBytes: number;
  /** Called with the result of each lookup. */
  onRead?: ServerMetrics['pageRead'] | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface PageStore<Page> {
  /**
   * The stored page, the one being rendered, or a new one.
   * @param render gets the page that it replaces
   * @throws the error of `render` if there is no former page
   */
  read(key: string, render: (former: Page | undefined) => Promise<Rendering<Page>>): Promise<Page>;
  /** Drops the pages of a read. */
  drop(readKey: string): void;
}

interface Stored<Page> extends Rendering<Page> {
  madeAt: number;
  renewAt: number;
}

/** Caches rendered pages: fresh for seconds, then stale while one request renders, then as a fallback. */
export function createPageStore<Page>({
  freshInMs,
  staleInMs,
  fallbackInMs,
  maxBytes,
  onRead,
  now = Date.now,
}: PageStoreOptions): PageStore<Page> {
  const pages = new LRUCache<string, Stored<Page>>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  const rendering = new Map<string, Promise<Rendering<Page>>>();

  /** After a failed rendering, the next try waits as long as a page is fresh. */
  function postpone(key: string): void {
    const stored = pages.peek(key);
    if (stored) stored.renewAt = now() + freshInMs;
  }

  async function renderOnce(
    key: string,
    render: (former: Page | undefined) => Promise<Rendering<Page>>,
  ): Promise<Rendering<Page>> {
    try {
      const rendered = await render(pages.peek(key)?.page);
      if (rendered.kind === 'shared') pages.set(key, { ...rendered, madeAt: now(), renewAt: now() + freshInMs });
      else if (rendered.kind === 'own') pages.delete(key);
      else postpone(key);
      return rendered;
    } catch (error) {
      postpone(key);
      throw error;
    } finally {
      rendering.delete(key);
    }
  }

  return {
    async read(key, render) {
      const stored = pages.get(key);
      if (stored && now() < stored.renewAt) {
        onRead?.('hit');
        return stored.page;
      }
      const age = stored ? now() - stored.madeAt : Infinity;
      const isStale = age < freshInMs + staleInMs;
      const isUsable = stored !== undefined && age < fallbackInMs;
      if (isUsable) onRead?.(isStale ? 'stale' : 'old');
      else onRead?.(rendering.has(key) ? 'joined' : 'miss');
      const pending = rendering.get(key) ?? renderOnce(key, render);
      rendering.set(key, pending);
      if (!isUsable) return (await pending).page;
      const renewed = pending.then(
        ({ kind, page }) => (kind === 'incomplete' ? stored.page : page),
        () => stored.page,
      );
      return isStale ? stored.page : renewed;
    },
    drop(readKey) {
      for (const [key, { reads }] of pages) if (reads.has(readKey)) pages.delete(key);
    },
  };
}
