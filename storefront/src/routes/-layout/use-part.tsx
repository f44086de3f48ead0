import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A lazy part of the page's frame. A failed load is retried when the connection returns. */
export function usePart(load: () => Promise<ComponentType>, isWanted: boolean): ReactNode {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const ask = () =>
      void load().then(
        (Loaded) => signal.aborted || setPart(() => Loaded),
        () => window.addEventListener('online', ask, { once: true, signal }),
      );
    ask();
    return () => waiting.abort();
  }, [load, isWanted, Part]);
  return isWanted && Part ? <Part /> : null;
}
