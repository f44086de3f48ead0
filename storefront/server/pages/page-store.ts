import { LRUCache } from 'lru-cache';
import type { ServerMetrics } from '../observability/server-metrics.ts';

/** What a rendering came to. */
export interface Rendering<Page> {
  page: Page;
  /** In bytes. */
  size: number;
  /**
   * `shared`: right for the next visitor, too. `incomplete`: a service failed or was late, so a former page is better.
   * `own`: no page to store, such as a redirect; a former page isn't true any more.
   */
  kind: 'shared' | 'incomplete' | 'own';
  /** Keys of the reads it was made from. */
  reads: ReadonlySet<string>;
}

export interface PageStoreOptions {
  /** How long a page is sent as it is, in milliseconds. */
  freshInMs: number;
  /** How long after that it is sent while one request renders it anew, in milliseconds. */
  staleInMs: number;
  /** How long after being rendered it may stand in for a rendering that fails, in milliseconds. */
  fallbackInMs: number;
  /** Of all pages together. */
  maxBytes: number;
  /** Told how each read was answered. */
  onRead?: ServerMetrics['pageRead'] | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface PageStore<Page> {
  /**
   * The stored page, or the one that is being rendered, or a new one.
   * @throws what `render` throws, when no former page can stand in
   */
  read(key: string, render: () => Promise<Rendering<Page>>): Promise<Page>;
  /** Drops the pages that were made from a read. */
  drop(readKey: string): void;
}

interface Stored<Page> extends Rendering<Page> {
  madeAt: number;
  renewAt: number;
}

/** Stores rendered pages: fresh for seconds, then stale while one request renders, then as a fallback. */
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

  /** The next try to render a page that can't be rendered now waits for as long as a fresh page would. */
  function postpone(key: string): void {
    const stored = pages.peek(key);
    if (stored) stored.renewAt = now() + freshInMs;
  }

  async function renderOnce(key: string, render: () => Promise<Rendering<Page>>): Promise<Rendering<Page>> {
    try {
      const rendered = await render();
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
