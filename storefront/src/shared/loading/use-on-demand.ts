import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useRetry } from '../failures/FailedContent.tsx';

/** Texts while a part is loading, and when it failed to load. */
export const onDemandCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;

/** Components whose chunk has loaded, by their import. A part that opens again renders without a fallback. */
const loadedParts = new WeakMap<object, unknown>();

/**
 * Loads a component's chunk when the component is wanted. Returns undefined until then, and while it is not wanted.
 * @param load Imports the component; the same function in every render.
 * @param onFailed Called if the chunk could not be loaded; the same function in every render. Without it the chunk is
 * requested again when the connection returns.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed?: () => void,
): ComponentType<Props> | undefined {
  const [, renderAgain] = useState<object>();
  const Part = loadedParts.get(load) as ComponentType<Props> | undefined;
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const request = () =>
      void load().then(
        (Loaded) => {
          loadedParts.set(load, Loaded);
          return signal.aborted || renderAgain({});
        },
        () => {
          if (signal.aborted) return;
          if (onFailed) onFailed();
          else window.addEventListener('online', request, { once: true, signal });
        },
      );
    request();
    return () => waiting.abort();
  }, [load, isWanted, Part, onFailed]);
  return isWanted ? Part : undefined;
}

/**
 * The same, with a retry after a failure.
 * @param wanted What a press has opened; undefined if nothing. After a failure, another value requests the chunk again.
 * @param placeId id of the part's opener or heading, which gets focus when the retry button is removed
 */
export function useRetriedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: object | true | undefined,
  placeId: string,
) {
  const [failed, setFailed] = useState<unknown>();
  const hasFailed = wanted !== undefined && failed === wanted;
  const Part = useOnDemand(
    load,
    wanted !== undefined && !hasFailed,
    useCallback(() => setFailed(() => wanted), [wanted]),
  );
  const status = hasFailed ? 'error' : Part ? 'success' : wanted === undefined ? 'idle' : 'loading';
  return { Part, retry: useRetry(status, () => setFailed(undefined), placeId) };
}
