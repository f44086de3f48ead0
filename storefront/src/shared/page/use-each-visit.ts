import { useEffect } from 'react';

/**
 * Calls the function when it is rendered first, and when the visitor returns to this tab. A return is no wish of the
 * visitor's, so its reading changes nothing on the page until it succeeds.
 * @param run memoized
 */
export function useEachVisit(run: (isReturn: boolean) => void): void {
  useEffect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') run(true);
    };
    run(false);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => document.removeEventListener('visibilitychange', runIfVisible);
  }, [run]);
}
