import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in the tile when the button that had it goes with its state: it moves to the first
 * button that is seen, else to the tile's heading.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!root.current || !isInside.current || !isLost) return;
    const buttons = root.current.querySelectorAll<HTMLElement>('button');
    const heading = root.current.querySelectorAll<HTMLElement>('[tabindex="-1"]');
    for (const candidate of [...buttons, ...heading]) {
      // A button that isn't seen does not take it.
      candidate.focus();
      if (document.activeElement === candidate) return;
    }
  });

  return {
    root,
    /** The visitor acted here: a system's file dialog or camera had taken focus away. */
    expect: () => {
      isInside.current = true;
    },
    // React hears of no blur of what it takes away itself: a blur that comes is the visitor's.
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget instanceof Node && (root.current?.contains(relatedTarget) ?? false);
    },
  };
}
