import type { MouseEvent } from 'react';

/** Whether a click follows a link normally, not in a new tab and not as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
