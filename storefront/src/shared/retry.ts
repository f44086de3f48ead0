import { useCallback, useState } from 'react';
import type { Loadable } from './loadable.ts';

const busyLabel = 'Tentando de novo';

/**
 * What failed and may be tried again by a button beside it. While it is asked for again the notice stays, and its
 * button keeps the focus and says that it works; when the notice goes with the answer, whoever stood on the button goes
 * on at the place it was about, not at the top of the page.
 * @param placeId id of an element that is there before and after
 */
export function useRetry(status: Loadable<unknown>['status'], retry: () => void, placeId: string) {
  const [isAsking, setIsAsking] = useState(false);
  const [lastStatus, setLastStatus] = useState(status);
  if (status !== lastStatus) {
    setLastStatus(status);
    if (status !== 'loading') setIsAsking(false);
  }
  const ref = useCallback(
    (button: HTMLButtonElement | null) => () => {
      const place = document.getElementById(placeId);
      // Still in the page: React detaches first and removes afterwards.
      if (button !== document.activeElement || !place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    [placeId],
  );
  return {
    /** It has failed, or is asked for again after it had. */
    isShown: status === 'error' || (isAsking && status === 'loading'),
    button: {
      ref,
      isBusy: isAsking,
      busyLabel,
      onPress: () => {
        setIsAsking(true);
        retry();
      },
    },
  };
}
