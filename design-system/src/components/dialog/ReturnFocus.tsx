import { useLayoutEffect, useRef, useState } from 'react';

/** Elements that may get focus when a dialog closes: its opener, the dialog around that, and those of that dialog. */
type FocusTargets = readonly HTMLElement[];

const targetsOf = new WeakMap<Element, FocusTargets>();
/** Targets of a dialog that is being closed, until focus has returned. */
let pendingTargets: FocusTargets = [];

/**
 * Restores focus where React Aria has nothing to focus. A dialog that replaced another one returns it to the opener of
 * the first one; a dialog inside another one, to that one if the opener was removed meanwhile. Otherwise focus moves to
 * the page's focusable `main`.
 */
export function ReturnFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  // Read while rendering, because a replaced dialog is removed by the same commit.
  const [targets] = useState(readTargets);
  useLayoutEffect(() => {
    const dialog = dialogAround(marker.current);
    if (dialog) targetsOf.set(dialog, targets);
    return () => {
      pendingTargets = targets;
      // React Aria restores focus in a frame that it requests before this one.
      requestAnimationFrame(() => {
        pendingTargets = [];
        if (document.activeElement !== document.body) return;
        const target = targets.find(({ isConnected }) => isConnected);
        if (target) target.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [targets]);
  return <span ref={marker} hidden />;
}

const dialogAround = (part: Element | null) => part?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');

function readTargets(): FocusTargets {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return pendingTargets;
  const around = dialogAround(activeElement);
  return around ? [activeElement, around, ...(targetsOf.get(around) ?? [])] : [activeElement];
}
