import { useLayoutEffect, useRef, useState } from 'react';

/** Elements that may get focus when a dialog closes: its opener, the dialog around that, and those of that dialog. */
type WaysBack = readonly HTMLElement[];

const waysBackOf = new WeakMap<Element, WaysBack>();
/** Those of a dialog that is being closed, until focus has returned. */
let returning: WaysBack = [];

/**
 * Restores focus where React Aria has nothing to focus. A dialog that replaced another one returns it to the opener of
 * the first one; a dialog inside another one, to that one if the opener was removed meanwhile. Otherwise focus moves to
 * the page's focusable `main`.
 */
export function ReturnFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  // Read while rendering, because a replaced dialog is removed by the same commit.
  const [waysBack] = useState(readWaysBack);
  useLayoutEffect(() => {
    const dialog = dialogAround(marker.current);
    if (dialog) waysBackOf.set(dialog, waysBack);
    return () => {
      returning = waysBack;
      // React Aria restores focus in a frame that it requests before this one.
      requestAnimationFrame(() => {
        returning = [];
        if (document.activeElement !== document.body) return;
        const place = waysBack.find(({ isConnected }) => isConnected);
        if (place) place.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [waysBack]);
  return <span ref={marker} hidden />;
}

const dialogAround = (part: Element | null) => part?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');

function readWaysBack(): WaysBack {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return returning;
  const around = dialogAround(activeElement);
  return around ? [activeElement, around, ...(waysBackOf.get(around) ?? [])] : [activeElement];
}
