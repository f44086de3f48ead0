import { expect } from 'vitest';

/** Returns the focused element. Fails if it is the body, which contains every text and means that focus was lost. */
export function focusedPart(): Element | null {
  expect(document.body).not.toHaveFocus();
  return document.activeElement;
}
