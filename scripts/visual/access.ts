import { diff } from 'node:util';
import type { Page } from 'playwright';
import { followFocus, type FocusStop } from './focus-path.ts';
import { readAloud } from './speech.ts';

/** The non-visual content of a story. */
export interface Access {
  /** Phrases of the virtual screen reader, from start to end. */
  spoken: string[];
  /** Tab stops, in order. */
  stops: FocusStop[];
}

/** Reads the displayed story. The page is not suitable for a screenshot afterwards. */
export async function readAccess(page: Page): Promise<Access> {
  // Tab comes first, because the screen reader moves the focus.
  const stops = await followFocus(page);
  return { spoken: await readAloud(page), stops };
}

/** A line of a diff of two lists of phrases: in both, or in only one. */
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

/** True if phrases and tab stops are equal; positions of the stops are visible in the screenshot. */
export function isSameAccess(base: Access, now: Access): boolean {
  return [...diffLines(base.spoken, now.spoken), ...diffLines(namesOf(base), namesOf(now))].every(
    (line) => line.in === 'both',
  );
}
