import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether an element is in a disabled fieldset, which disables native controls only. False on the server and during
 * hydration.
 */
export function useIsInDisabledFieldset(ref: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const observer = new MutationObserver(notify);
      const closest = (from: Element | null | undefined) => from?.closest('fieldset');
      for (let fieldset = closest(ref.current); fieldset; fieldset = closest(fieldset.parentElement)) {
        observer.observe(fieldset, { attributeFilter: ['disabled'] });
      }
      return () => observer.disconnect();
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => (ref.current?.closest('fieldset:disabled') ?? null) !== null,
    () => false,
  );
}
