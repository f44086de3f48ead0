import { useCallback, useState } from 'react';
import type { Loadable } from '../loading/loadable.ts';
import { failedAgain, retryBusyLabel, retryLabel } from './retry.copy.ts';

/**
 * What failed and may be tried again by a button beside it; shown by FailedNotice or FailedState. While it is asked for
 * again the notice stays, and its button keeps the focus and says that it works; when the notice goes with the answer,
 * whoever stood on the button goes on at the place it was about, not at the top of the page.
 *
 * What a screen reader is told has one rule: a failure that came with its part is silent, and read where it stands; one
 * that comes later answers something, be it a choice, a press or the wait before a skeleton, and is told at once. Never
 * politely: a polite region that comes together with its words isn't read. Another try that fails is always told.
 * @param placeId id of an element that is there before and after
 */
export function useRetry(status: Loadable<unknown>['status'], retry: () => void, placeId: string) {
  const [tried, setTried] = useState<'not' | 'underWay' | 'inVain'>('not');
  const [cameWithPart, setCameWithPart] = useState(status === 'error');
  const [lastStatus, setLastStatus] = useState(status);
  const isAsking = tried === 'underWay';
  const isShown = status === 'error' || (isAsking && status === 'loading');
  if (status !== lastStatus) {
    setLastStatus(status);
    if (status !== 'loading') setTried(isAsking && status === 'error' ? 'inVain' : 'not');
    if (!isShown) setCameWithPart(false);
  }
  const ref = useGoingOn(placeId);
  return {
    /** It has failed, or is asked for again after it had. */
    isShown,
    announce: cameWithPart ? ('off' as const) : ('assertive' as const),
    button: {
      ref,
      children: retryLabel,
      isBusy: isAsking,
      busyLabel: retryBusyLabel,
      outcome: tried === 'inVain' ? failedAgain : undefined,
      onPress: () => {
        setTried('underWay');
        retry();
      },
    },
  };
}

/**
 * The ref of a button that may go away with the answer it asked for: whoever stands on it then goes on at a place that
 * stays.
 * @param placeId id of an element that is there before and after
 */
export function useGoingOn(placeId: string) {
  return useCallback(
    (button: HTMLButtonElement | null) => () => {
      const place = document.getElementById(placeId);
      // Still in the page: React detaches first and removes afterwards.
      if (button !== document.activeElement || !place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    [placeId],
  );
}

export type Retry = ReturnType<typeof useRetry>;
