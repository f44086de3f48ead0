/** Position of the header while the page is scrolled: `top` in the flow, `hidden`, or `fixed` over the page. */
export type HeaderPlace = 'top' | 'hidden' | 'fixed';

export interface HeaderScroll {
  place: HeaderPlace;
  /** Scroll position at the last change, in pixels below the header's position in the flow. */
  at: number;
  /** Height of the document at the last scroll, in pixels. */
  documentHeight?: number;
}

/** Below this many pixels the page counts as not scrolled (spec 2.3). */
const scrolledThreshold = 30;

/** A movement below this many pixels is ignored (spec 2.3). */
const movementThreshold = 5;

export const headerAtRest: HeaderScroll = { place: 'top', at: 0 };

/**
 * Hides the header when the page is scrolled down and fixes it when it is scrolled up. A scroll that comes with another
 * height of the document is the browser's: it keeps the content in view when something above it grows or shrinks.
 * @param position pixels scrolled past the header's position in the flow; negative while content above it is visible
 * @param documentHeight in pixels
 */
export function headerAfterScroll(before: HeaderScroll, position: number, documentHeight: number): HeaderScroll {
  if (position <= scrolledThreshold) return { place: 'top', at: position, documentHeight };
  const isResized = before.documentHeight !== undefined && before.documentHeight !== documentHeight;
  // At the start of a page nothing above can change: this is the visitor's jump, and the page has grown below.
  if (isResized && before.place !== 'top') return { place: before.place, at: position, documentHeight };
  if (Math.abs(position - before.at) < movementThreshold) return { ...before, documentHeight };
  return { place: position > before.at ? 'hidden' : 'fixed', at: position, documentHeight };
}
