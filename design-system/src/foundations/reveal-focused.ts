import type { FocusEvent } from 'react';

/**
 * For horizontal scroll containers: scrolls an element with keyboard focus fully into view, because browsers are
 * content with a part of it (WCAG 2.4.11). A press moves focus, too, but a pressed element must not move away from
 * under the pointer.
 */
export function revealFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  // After the browser's own scrolling.
  requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}
