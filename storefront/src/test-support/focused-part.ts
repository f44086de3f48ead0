import { expect } from 'vitest';

/** What has focus: a part of the page and not all of it, which holds every word, and the focus that was lost. */
export function focusedPart(): Element | null {
  expect(document.body).not.toHaveFocus();
  return document.activeElement;
}
