import { useEffect, useRef, type RefObject } from 'react';
import { inlineDirection } from './inline-direction.ts';

/** Pixels of the next child left visible, which shows that the row scrolls. */
const peek = 32;

/**
 * Scrolls the selected child of a row into view: on mount, on a new selection, and when the brand's font has loaded.
 * A row that is in use on mount (the server rendered it) or when the font comes is left where it is. The row must be
 * its children's offset parent.
 * @param index index of the selected child; -1 for none
 */
export function useRevealedInRow(row: RefObject<HTMLElement | null>, index: number) {
  const isStarted = useRef(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    if (isStarted.current || !isInUse(element)) revealInRow(element, index);
    isStarted.current = true;
    if (!('fonts' in document)) return undefined;
    const left = element.scrollLeft;
    let isCurrent = true;
    void document.fonts.ready.then(() => isCurrent && !isInUse(element, left) && revealInRow(element, index));
    return () => {
      isCurrent = false;
    };
  }, [row, index]);
}

/** Layout rounds: a row within this distance of where it was counts as not scrolled. */
const toleranceInPx = 1;

/**
 * Whether a visitor has scrolled a horizontal scroll container, or has focus in it.
 * @param left where the page itself put it, in pixels
 */
export const isInUse = (row: HTMLElement, left = 0): boolean =>
  row.contains(document.activeElement) || Math.abs(row.scrollLeft - left) > toleranceInPx;

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
