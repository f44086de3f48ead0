import { useEffect, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** `off`: not announced, for content of the first render. `polite`: after the current speech. `assertive`: at once. */
export type Announcement = 'off' | 'polite' | 'assertive';

/**
 * Milliseconds that a screen reader gets to register the elements around an announcement. Firefox merges additions
 * until its main process has handled the earlier ones. After 100 ms it announced some toasts, but not all.
 */
const registrationMs = 500;

/**
 * Returns attributes of a live region that is rendered together with its content, and of the content. Screen readers
 * announce only what is added to a live region that exists, so the content is hidden from them at first. Firefox
 * announces an alert only if it is added to an element that exists, so the alert itself is hidden. Content of the
 * server's markup is never hidden.
 */
export function useAnnounced(announce: Announcement) {
  const [isRegistered, setIsRegistered] = useState(!useIsHydrated());
  const isHidden = (announce !== 'off' && !isRegistered) || undefined;
  useEffect(() => {
    if (!isHidden) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Browsers report new elements once per frame, which a busy page delays.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setIsRegistered(true), registrationMs);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isHidden]);
  return announce === 'assertive'
    ? { region: { role: 'alert', 'aria-hidden': isHidden }, content: {} }
    : {
        // Not atomic: Firefox would announce a content of two blocks twice.
        region: announce === 'polite' ? ({ 'aria-live': 'polite' } as const) : {},
        content: { 'aria-hidden': isHidden },
      };
}
