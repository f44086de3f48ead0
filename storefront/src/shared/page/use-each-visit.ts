import { useEffect } from 'react';

/** Calls the function when it is rendered first, and when the visitor returns to this tab. @param run memoized */
export function useEachVisit(run: () => void): void {
  useEffect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') run();
    };
    run();
    document.addEventListener('visibilitychange', runIfVisible);
    return () => document.removeEventListener('visibilitychange', runIfVisible);
  }, [run]);
}
