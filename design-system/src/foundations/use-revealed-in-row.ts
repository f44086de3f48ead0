import { useEffect, type RefObject } from 'react';
import { inlineDirection } from './inline-direction.ts';

/** Pixels of the next child left visible, which shows that the row scrolls. */
const peek = 32;

/**
 * Scrolls the selected child of a row into view: on mount, on a new selection, and when the brand's font has loaded.
 * The row must be its children's offset parent.
 * @param index index of the selected child; -1 for none
 */
export function useRevealedInRow(row: RefObject<HTMLElement | null>, index: number) {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    revealInRow(element, index);
    if (!('fonts' in document)) return undefined;
    let isCurrent = true;
    void document.fonts.ready.then(() => isCurrent && revealInRow(element, index));
    return () => {
      isCurrent = false;
    };
  }, [row, index]);
}

/** Not scrollIntoView, which would scroll the page too. */
function revealInRow(row: HTMLElement, index: number) {
  const child = row.children[index];
  if (!(child instanceof HTMLElement)) return;
  const direction = inlineDirection(row);
  const offset = direction === 1 ? child.offsetLeft : row.clientWidth - child.offsetLeft - child.offsetWidth;
  const start = offset - peek;
  const end = offset + child.offsetWidth + peek;
  const scrolled = direction * row.scrollLeft;
  if (start < scrolled) row.scrollLeft = direction * start;
  else if (end > scrolled + row.clientWidth) row.scrollLeft = direction * (end - row.clientWidth);
}
