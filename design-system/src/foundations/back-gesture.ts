import { use, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

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
 * Closes the overlay around it on the back gesture of a phone, which would otherwise leave the page; a disabled one only
 * consumes the gesture. Escape is left to the overlay: browsers send both to a CloseWatcher, so there is none on devices
 * with a mouse.
 */
export function BackGesture({ isDisabled = false }: { isDisabled?: boolean }) {
  const overlay = use(OverlayTriggerStateContext);
  const close = useEffectEvent(() => {
    if (!isDisabled) overlay?.close();
  });
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
