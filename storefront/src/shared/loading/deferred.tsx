import { useHydrated } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { onFirstInteraction, onInteraction, replayPresses } from './press-replay.ts';
import { withResolvers } from './with-resolvers.ts';

type Load = () => Promise<ComponentType>;

/** A section with its own chunk. */
export interface Deferred {
  (): ReactNode;
  /**
   * Tells that the server's markup is no longer true: it is hidden while the chunk can't be loaded. A section that
   * waits for an interaction requests its chunk.
   */
  outdate: () => void;
}

export interface DeferredOptions {
  /** Rendered if the server has not rendered the section: after a route change, until its chunk has loaded. */
  fallback?: ReactNode;
  /** Distance from the viewport at which the chunk is requested, as a CSS length. @default '300px' */
  margin?: string;
  /**
   * `approach`: the chunk is requested when the section nears the viewport or the visitor interacts with it.
   * `interaction`: at the first interaction with the page, for a section that floats or reacts to scrolling.
   * @default 'approach'
   */
  loadsOn?: 'approach' | 'interaction';
  /**
   * True to lay out the section as a child of its parent, so that it can be sticky there. Without a box of its own it
   * can't be observed, so it needs `interaction`. @default false
   */
  isBoxless?: boolean;
}

/** Dispatched on the window when the chunk of a section could not be loaded. */
export const sectionFailedEvent = 'signdrive:section-failed';

/** Sections whose chunks are loading. Chunks are shared by all requests of a server process. */
const loadingSections = new Set<Promise<void>>();

/**
 * Resolves when the requested sections have loaded, so that a server that has just started renders whole pages, too.
 */
export async function deferredSectionsReady(): Promise<void> {
  // A section may contain others, which start to load when it has.
  while (loadingSections.size > 0) await Promise.all(loadingSections);
}

/**
 * A section that hydrates on approach or on interaction. The server renders it whole, so its text and links work before
 * its chunk is requested.
 *
 * It takes no props and reads its data from the store: a new prop would make React drop the server's markup before the
 * chunk has loaded.
 * @param load Imports the section. Called again at the next reason after a failure, and when the connection returns.
 */
export function deferred(
  load: Load,
  { fallback = null, margin = '300px', loadsOn = 'approach', isBoxless = false }: DeferredOptions = {},
): Deferred {
  let Section: ComponentType | undefined;
  let isLoading = false;
  let hasFailed = false;
  let isOutdated = false;
  let size: { minHeight: number; width: number } | undefined;
  const listeners = new Set<() => void>();
  const loaded = withResolvers<{ default: ComponentType }>();

  const request = () => {
    if (Section || isLoading) return;
    const loading = loadSection().finally(() => loadingSections.delete(loading));
    loadingSections.add(loading);
  };
  const loadSection = async () => {
    isLoading = true;
    try {
      Section = await load();
      loaded.resolve({ default: Loaded });
    } catch {
      // The server's markup stays while it is true, or the fallback. The next reason requests the chunk again.
      isLoading = false;
      hasFailed = true;
      globalThis.addEventListener?.('online', request, { once: true });
      globalThis.dispatchEvent?.(new Event(sectionFailedEvent));
    }
    notify();
  };
  const notify = () => listeners.forEach((listener) => listener());
  const outdate = () => {
    isOutdated = true;
    if (loadsOn === 'interaction') request();
    notify();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isUntrue = () => isOutdated && hasFailed && !Section;
  if (import.meta.env.SSR) request();

  function Loaded() {
    useEffect(() => void replayPresses(), []);
    return Section && <Section />;
  }

  /**
   * As large as the server's markup was, so that the back button restores the scroll position. The width is for a section
   * in a row that wraps.
   */
  const Waiting = () => <div style={{ ...size, maxWidth: '100%' }}>{fallback}</div>;
  const LazySection = lazy(() => loaded.promise);

  function Deferred() {
    // The same element for every render: React must not touch the server's markup when a parent renders again.
    const [content] = useState(() => (
      <Suspense fallback={<Waiting />}>{Section ? <Section /> : <LazySection />}</Suspense>
    ));
    const root = useRef<HTMLDivElement>(null);
    const [isHydrating] = useState(!useHydrated());
    const isHidden = useSyncExternalStore(subscribe, isUntrue, () => false);
    useEffect(() => {
      const element = root.current;
      if (Section || !element) return undefined;
      // The requests of a page's sections would delay the paint of its visible part.
      if (!isHydrating) return afterPaint(request);
      const waiting = new AbortController();
      const stop = () => waiting.abort();
      void loaded.promise.then(stop);
      if (loadsOn === 'interaction') {
        onFirstInteraction(request, waiting.signal);
        return stop;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          const box = entries.at(-1)?.boundingClientRect;
          size = box && { minHeight: box.height, width: box.width };
          if (entries.some(({ isIntersecting }) => isIntersecting)) request();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      waiting.signal.addEventListener('abort', () => observer.disconnect());
      onInteraction(({ target }) => {
        if (target instanceof Node && element.contains(target)) request();
      }, waiting.signal);
      return stop;
    }, [isHydrating]);
    return (
      <div
        ref={root}
        style={{ display: isBoxless ? 'contents' : undefined, visibility: isHidden ? 'hidden' : undefined }}
      >
        {content}
      </div>
    );
  }
  return Object.assign(Deferred, { outdate });
}
