import { useEffect, useEffectEvent } from 'react';

/** Part of the browser's interface; Chromium has it. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes an open overlay on the back gesture of a phone, which would otherwise leave the page. Escape is left to the
 * overlay: browsers send both to a CloseWatcher, so there is none on devices with a mouse.
 */
export function BackGesture({ onBack }: { onBack: () => void }) {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    function watch(Watcher: new () => CloseWatcher) {
      watcher = new Watcher();
      // A watcher serves once, and the overlay may stay open.
      watcher.addEventListener('close', () => {
        watch(Watcher);
        close();
      });
    }
    watch(CloseWatcher);
    return () => watcher.destroy();
  }, []);
  return null;
}
