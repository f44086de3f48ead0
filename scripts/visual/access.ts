import { diff } from 'node:util';
import type { Page } from 'playwright';
import { followFocus, type FocusStop } from './focus-path.ts';
import { readAloud } from './speech.ts';

/** What a story is without its looks. */
export interface Access {
  /** Phrases of the virtual screen reader, from the top to the end. */
  spoken: string[];
  /** Stops of Tab, in order. */
  stops: FocusStop[];
}

/** Reads the story that a page shows. The page is not fit for a picture afterwards. */
export async function readAccess(page: Page): Promise<Access> {
  // Tab first: the reader moves the focus.
  const stops = await followFocus(page);
  return { spoken: await readAloud(page), stops };
}

/** A line of two lists of phrases: in both, or only in one of them. */
export interface DiffLine {
  in: 'both' | 'base' | 'now';
  text: string;
}

export function diffLines(base: readonly string[], now: readonly string[]): DiffLine[] {
  // Node's diff throws for two empty lists.
  if (base.length === 0 && now.length === 0) return [];
  const sides = { '-1': 'now', '0': 'both', '1': 'base' } as const;
  return diff(base, now).map(([side, text]) => ({ in: sides[side], text }));
}

const namesOf = ({ stops }: Access) => stops.map(({ name }) => name);

/** True when both are read alike and walked alike; the places of the stops are seen in the picture. */
export function isSameAccess(base: Access, now: Access): boolean {
  return [...diffLines(base.spoken, now.spoken), ...diffLines(namesOf(base), namesOf(now))].every(
    (line) => line.in === 'both',
  );
}
