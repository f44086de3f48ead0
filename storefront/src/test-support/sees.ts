import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { CatalogueText } from './catalogue.ts';

/** The page shows a text of the catalogue now. `npm run test:coverage` looks for who says so of each. */
export function sees(text: CatalogueText): void {
  const found = screen.queryAllByText((own) => own.includes(text));
  expect(found.filter(isDrawn), `“${text}” on the page`).not.toEqual([]);
}

/** The page comes to show it. */
export const comesToSee = (text: CatalogueText): Promise<void> => waitFor(() => sees(text));

function isDrawn(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { display, visibility } = getComputedStyle(part);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return true;
}
