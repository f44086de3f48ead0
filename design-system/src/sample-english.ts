import type { ReactElement } from 'react';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A component in English, in every state in which it says something on its own. */
export interface EnglishSample {
  /** Drawn one after another, in the same place. */
  states: readonly ReactElement[];
  /** What a visitor does with the last one. `read` is called while there is something to be read. */
  interact?: (user: UserEvent, read: () => void) => Promise<void>;
}

/** Samples by the name of the component that they show. */
export type EnglishSamples = Readonly<Record<string, ReactElement | EnglishSample>>;

/** Answers as a callback that is never asked. */
export const nothing = () => undefined;

/** The button or link at this place among those of the page. */
export function elementAt(place: number, role: 'button' | 'link'): HTMLElement {
  const found = screen.getAllByRole(role).at(place);
  if (!found) throw new Error(`The page has no ${role} at ${place}.`);
  return found;
}
