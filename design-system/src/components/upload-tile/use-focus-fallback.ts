import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in the tile when the focused button is removed with its state: focus moves to the first visible button
 * with a text, else to one with an icon only ("Remover" after a failure), else to the tile's heading.
 */
export function useFocusFallback<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!root.current || !isInside.current || !isLost) return;
    const tile = root.current;
    const candidates = ['button:not([aria-label])', 'button', '[tabindex="-1"]'].flatMap((selector) => [
      ...tile.querySelectorAll<HTMLElement>(selector),
    ]);
    for (const candidate of candidates) {
      // A hidden button doesn't take focus.
      candidate.focus();
      if (document.activeElement === candidate) return;
    }
  });

  return {
    root,
    /** Expects focus to return to the tile: a file dialog or camera took it away. */
    expect: () => {
      isInside.current = true;
    },
    // React fires no blur event for removed elements, so a blur event comes from the visitor.
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget instanceof Node && (root.current?.contains(relatedTarget) ?? false);
    },
  };
}
