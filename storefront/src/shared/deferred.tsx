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
import { onMove } from './first-move.ts';

type Load = () => Promise<ComponentType>;

export interface DeferredOptions {
  /** What stands in its place where the server has not rendered it: after a navigation, until its script is there. */
  fallback?: ReactNode;
  /** How near the window its place has to come before its script is asked for, as a CSS length. @default '300px' */
  margin?: string;
  /**
   * `approach`: its script is asked for when a visitor comes near. `activity`: with a visitor's first move on the page,
   * for what floats or has to answer scrolling. @default 'approach'
   */
  wakesOn?: 'approach' | 'activity';
}

/** Sections on their way to this process. It is about its own program, so every request may share it. */
const onTheirWay = new Set<Promise<void>>();

/** Resolves when the sections asked for so far are there: a server that has just started sends whole pages, too. */
export async function deferredSectionsReady(): Promise<void> {
  // A section may defer others, which set out while it arrives.
  while (onTheirWay.size > 0) await Promise.all(onTheirWay);
}

const neverChanges = () => () => undefined;

/** True while what the server rendered is being taken over, false where there was nothing to take over. */
function useIsTakingOver(): boolean {
  const isTakingOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [atFirst] = useState(isTakingOver);
  return atFirst;
}

/**
 * A section whose script waits until a visitor comes near it. The server renders it whole, so it reads and its links
 * work at once; its script is asked for when its place nears the window, or is pointed at or focused before that.
 *
 * It takes no props and reads what it shows from the store: a new prop would make React drop the server's markup
 * while the script is not there.
 * @param load Fetches the section. Asked again at the next reason when it fails, and when the connection is back.
 */
export function deferred(
  load: Load,
  { fallback = null, margin = '300px', wakesOn = 'approach' }: DeferredOptions = {},
): ComponentType {
  let Section: ComponentType | undefined;
  let isLoading = false;
  const arrival = Promise.withResolvers<{ default: ComponentType }>();

  const ask = () => {
    if (Section || isLoading) return;
    const fetching = fetchSection().finally(() => onTheirWay.delete(fetching));
    onTheirWay.add(fetching);
  };
  const fetchSection = async () => {
    isLoading = true;
    try {
      Section = await load();
      arrival.resolve({ default: Arrived });
    } catch {
      // Nothing is lost: the server's markup stays, or the fallback. The next reason asks again.
      isLoading = false;
      globalThis.addEventListener?.('online', ask, { once: true });
    }
  };
  if (import.meta.env.SSR) ask();

  // React drops presses on markup that waits for its script: the last one is made again once it is there.
  let pressed: HTMLElement | undefined;
  function Arrived() {
    useEffect(() => pressed?.click(), []);
    return Section && <Section />;
  }

  const Awaited = lazy(() => arrival.promise);
  const awaited = (
    <Suspense fallback={fallback}>
      <Awaited />
    </Suspense>
  );

  return function Deferred() {
    // One element for as long as it stands: where its parent renders again, React must not touch markup that waits
    // for its script.
    const [content] = useState(() =>
      Section ? (
        <Suspense fallback={fallback}>
          <Section />
        </Suspense>
      ) : (
        awaited
      ),
    );
    const place = useRef<HTMLDivElement>(null);
    const isTakingOver = useIsTakingOver();
    useEffect(() => {
      const element = place.current;
      if (Section || !element) return;
      if (!isTakingOver) {
        ask();
        return;
      }
      // On the window, because React stops such a press at the document.
      const waiting = new AbortController();
      window.addEventListener(
        'click',
        ({ target }) => {
          const button = target instanceof Element && element.contains(target) && target.closest('button');
          if (button && !Section) pressed = button;
        },
        { capture: true, signal: waiting.signal },
      );
      if (wakesOn === 'activity') {
        onMove(ask, waiting.signal);
        return () => waiting.abort();
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      element.addEventListener('pointerover', ask, { signal: waiting.signal });
      element.addEventListener('focus', ask, { capture: true, signal: waiting.signal });
      return () => {
        waiting.abort();
        observer.disconnect();
      };
    }, [isTakingOver]);
    return <div ref={place}>{content}</div>;
  };
}
