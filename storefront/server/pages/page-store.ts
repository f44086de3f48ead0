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

/** Renders a page; gets the one that it replaces. */
export type RenderAfter<Page> = (former: Page | undefined) => Promise<Rendering<Page>>;

export interface PageStore<Page> {
  /**
   * The stored page, the one being rendered, or a new one.
   * @throws the error of `render` if there is no former page
   */
  read(key: string, render: RenderAfter<Page>): Promise<Page>;
  /**
   * The stored page while it is fresh or stale, without waiting for a rendering. One begins if it is not fresh. An older
   * page is no fallback here, because the browser can ask the services.
   */
  readReady(key: string, render: RenderAfter<Page>): Page | undefined;
  /** After a change of a read: its pages are rendered for the next visitor, and only replace a failed rendering. */
  expire(readKey: string): void;
}

interface Stored<Page> extends Rendering<Page> {
  madeAt: number;
  renewAt: number;
  staleUntil: number;
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

  async function renderOnce(key: string, render: RenderAfter<Page>): Promise<Rendering<Page>> {
    try {
      const rendered = await render(pages.peek(key)?.page);
      if (rendered.kind === 'shared') {
        const madeAt = now();
        const renewAt = madeAt + freshInMs;
        pages.set(key, { ...rendered, madeAt, renewAt, staleUntil: renewAt + staleInMs });
      } else if (rendered.kind === 'own') pages.delete(key);
      else postpone(key);
      return rendered;
    } catch (error) {
      postpone(key);
      throw error;
    } finally {
      rendering.delete(key);
    }
  }

  /** The rendering under way, or a new one. */
  function renderShared(key: string, render: RenderAfter<Page>): Promise<Rendering<Page>> {
    const pending = rendering.get(key) ?? renderOnce(key, render);
    rendering.set(key, pending);
    return pending;
  }

  let isRenderingAhead = false;

  /**
   * Starts a rendering and does not wait for it. Only one of these runs at a time; otherwise one connection could start as
   * many as the rendering limit allows. A failure is ignored: the next request renders the page again.
   */
  function renderAhead(key: string, render: RenderAfter<Page>): void {
    if (isRenderingAhead) return;
    isRenderingAhead = true;
    const end = () => (isRenderingAhead = false);
    renderShared(key, render).then(end, end);
  }

  function find(key: string) {
    const stored = pages.get(key);
    const age = stored ? now() - stored.madeAt : Infinity;
    const isUsable = age < fallbackInMs;
    // A failed rendering is not repeated at once, but that makes no page younger.
    const isFresh = stored !== undefined && isUsable && now() < stored.renewAt;
    return { stored, isFresh, isStale: stored !== undefined && now() < stored.staleUntil, isUsable };
  }

  return {
    async read(key, render) {
      const { stored, isFresh, isStale, isUsable } = find(key);
      if (stored && isFresh) {
        onRead?.('hit');
        return stored.page;
      }
      if (isUsable) onRead?.(isStale ? 'stale' : 'old');
      else onRead?.(rendering.has(key) ? 'joined' : 'miss');
      const pending = renderShared(key, render);
      if (!stored || !isUsable) return (await pending).page;
      const renewed = pending.then(
        ({ kind, page }) => (kind === 'incomplete' ? stored.page : page),
        () => stored.page,
      );
      return isStale ? stored.page : renewed;
    },
    readReady(key, render) {
      const { stored, isFresh, isStale } = find(key);
      onRead?.(!isStale ? 'miss' : isFresh ? 'hit' : 'stale');
      if (!isFresh) renderAhead(key, render);
      return isStale ? stored?.page : undefined;
    },
    expire(readKey) {
      for (const page of pages.values()) if (page.reads.has(readKey)) page.renewAt = page.staleUntil = 0;
    },
  };
}
