/** Where the header stands while the page is scrolled: in its own place, out of sight, or fixed over the page. */
export type HeaderPlace = 'top' | 'hidden' | 'fixed';

export interface HeaderScroll {
  place: HeaderPlace;
  /** Where the page was when that was decided, in pixels under the header's own place. */
  at: number;
}

/** Under this many pixels the page counts as not scrolled (spec 2.3). */
const scrolledThreshold = 30;

/** Less than this many pixels is no movement (spec 2.3). */
const movementThreshold = 5;

export const headerAtRest: HeaderScroll = { place: 'top', at: 0 };

/**
 * The header hides when the page is scrolled down and is fixed when it is scrolled up.
 * @param position pixels scrolled past the header's own place; negative while something stands above it
 */
export function headerAfterScroll(before: HeaderScroll, position: number): HeaderScroll {
  if (position <= scrolledThreshold) return { place: 'top', at: position };
  if (Math.abs(position - before.at) < movementThreshold) return before;
  return { place: position > before.at ? 'hidden' : 'fixed', at: position };
}
