import { useLayoutEffect, useRef, useState } from 'react';

/** The control that opened each dialog. */
const openers = new WeakMap<Element, HTMLElement>();
/** The opener of a dialog that is being closed, until it has focus. */
let returning: HTMLElement | undefined;

/**
 * Restores focus where React Aria has nothing to focus. A dialog that replaced another one returns it to the opener of
 * the first one. Without an opener, or if it was removed meanwhile, focus moves to the page's focusable `main`.
 */
export function ReturnFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  // Read while rendering, because a replaced dialog is removed by the same commit.
  const [opener] = useState(readOpener);
  useLayoutEffect(() => {
    const dialog = dialogAround(marker.current);
    if (dialog && opener) openers.set(dialog, opener);
    return () => {
      returning = opener;
      // React Aria restores focus in a frame that it requests before this one.
      requestAnimationFrame(() => {
        returning = undefined;
        if (document.activeElement !== document.body) return;
        const main = document.querySelector('main');
        if (opener?.isConnected) opener.focus();
        // Around a dialog that is still open the page is hidden, and React Aria moves focus into that dialog.
        else if (!main?.closest('[inert], [aria-hidden=true]')) main?.focus({ preventScroll: true });
      });
    };
  }, [opener]);
  return <span ref={marker} hidden />;
}

const dialogAround = (part: Element | null) => part?.closest('[role=dialog], [role=alertdialog]');

function readOpener(): HTMLElement | undefined {
  const { activeElement } = document;
  const around = dialogAround(activeElement);
  if (around) return openers.get(around);
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : returning;
}
