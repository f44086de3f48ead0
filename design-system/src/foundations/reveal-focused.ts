import type { FocusEvent } from 'react';

/**
 * For what scrolls sideways: brings what takes focus by keyboard wholly into sight. Browsers are content with a part of
 * it (WCAG 2.4.11). A press focuses, too, but what is pressed must not move away from under the pointer.
 */
export function revealFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  // After the browser's own scrolling.
  requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}
