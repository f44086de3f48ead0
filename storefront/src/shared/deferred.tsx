import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<ComponentType>;

export interface DeferredOptions {
  /** What stands in its place where the server has not rendered it: after a navigation, until its script is there. */
  fallback?: ReactNode;
  /** How near the window its place has to come before its script is asked for, as a CSS length. @default '300px' */
  margin?: string;
}

const neverChanges = () => () => undefined;

/** True while what the server rendered is being taken over, false where there was nothing to take over. */
function useIsTakingOver(): boolean {
  const isTakingOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useRef(isTakingOver).current;
}

/**
 * A section whose script waits until a visitor comes near it. The server renders it whole, so it reads and its links
 * work at once; its script is asked for when its place nears the window, or is pointed at or focused before that.
 *
 * It takes no props and reads what it shows from the store: a new prop would make React drop the server's markup
 * while the script is not there.
 * @param load Fetches the section. Asked again at the next reason when it fails, and when the connection is back.
 */
export function deferred(load: Load, { fallback = null, margin = '300px' }: DeferredOptions = {}): ComponentType {
  let section: ComponentType | undefined;
  let isLoading = false;
  const listeners = new Set<(loaded: ComponentType) => void>();

  const ask = () => {
    if (section || isLoading) return;
    isLoading = true;
    load().then(
      (loaded) => {
        section = loaded;
        for (const listener of listeners) listener(loaded);
        listeners.clear();
      },
      () => {
        // Nothing is lost: the server's markup stays, or the fallback. The next reason asks again.
        isLoading = false;
        globalThis.addEventListener?.('online', ask, { once: true });
      },
    );
  };

  // A plain thenable, so that a section which is there already renders at once, without a round through the fallback.
  const Section = lazy(
    () =>
      ({
        then: (use: (module: { default: ComponentType }) => void) => {
          if (section) use({ default: section });
          else listeners.add((loaded) => use({ default: loaded }));
        },
      }) as Promise<{ default: ComponentType }>,
  );
  // Always the same element: where its parent renders again, React must not touch markup that waits for its script.
  const content = (
    <Suspense fallback={fallback}>
      <Section />
    </Suspense>
  );
  if (import.meta.env.SSR) ask();

  return function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    const isTakingOver = useIsTakingOver();
    useEffect(() => {
      const element = place.current;
      if (section || !element) return;
      if (!isTakingOver) {
        ask();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      element.addEventListener('pointerover', ask);
      element.addEventListener('focus', ask, true);
      return () => {
        observer.disconnect();
        element.removeEventListener('pointerover', ask);
        element.removeEventListener('focus', ask, true);
      };
    }, [isTakingOver]);
    return <div ref={place}>{content}</div>;
  };
}
