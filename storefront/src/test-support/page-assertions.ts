import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { CatalogueText } from './catalogue.ts';

export { alerts, liveRegion, liveRegions } from '../../../design-system/manual/live-regions.ts';

/**
 * Asserts that the page shows a text of the catalogue now. `npm run test:coverage` requires an assertion of each text.
 */
export function sees(text: CatalogueText): void {
  const found = screen.queryAllByText((own) => own.includes(text));
  expect(found.filter(isDrawn), `“${text}” on the page`).not.toEqual([]);
}

/** Asserts that the page shows the text soon. */
export const comesToSee = (text: CatalogueText): Promise<void> => waitFor(() => sees(text));

function isDrawn(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { display, visibility } = getComputedStyle(part);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return true;
}

/** Returns the focused element. Fails if it is the body, which contains every text and means that focus was lost. */
export function focusedPart(): Element | null {
  expect(document.body).not.toHaveFocus();
  return document.activeElement;
}
