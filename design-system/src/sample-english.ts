import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A component in English, in every state with a text of its own. */
export interface EnglishSample {
  /** Rendered one after another in the same container. */
  states: readonly ReactElement[];
  /** Simulates a visitor in the last state. It calls `read` whenever there is a new text. */
  interact?: (user: UserEvent, read: () => void) => Promise<void>;
}

/** Samples by component name. */
export type EnglishSamples = Readonly<Record<string, ReactElement | EnglishSample>>;

/** A callback without effect. */
export const nothing = () => undefined;

/** Returns the button or link at this index in the page. */
export function elementAt(place: number, role: 'button' | 'link'): HTMLElement {
  const found = screen.getAllByRole(role).at(place);
  if (!found) throw new Error(`The page has no ${role} at ${place}.`);
  return found;
}
