import { useEffect } from 'react';
import { onReturn } from './on-return.ts';

/**
 * Calls the function when it is rendered first, and when the visitor returns to this tab. A return is no wish of the
 * visitor's, so its reading changes nothing on the page until it succeeds.
 * @param run memoized
 */
export function useEachVisit(run: (isReturn: boolean) => void): void {
  useEffect(() => {
    run(false);
    return onReturn(() => run(true));
  }, [run]);
}
