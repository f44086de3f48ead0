import { useEffect, type RefObject } from 'react';
import { inlineDirection } from './inline-direction.ts';

/** Pixels of the neighbour left in sight, so that a row that scrolls is seen to. */
const peek = 32;

/**
 * Keeps the chosen child of a row that scrolls in sight: at first, when the choice changes, and when the brand's font
 * has changed the widths. The row has to be its children's offset parent.
 *
 * @param index which child is chosen; -1 is none
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

/** Not scrollIntoView, which would move the page too. */
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
