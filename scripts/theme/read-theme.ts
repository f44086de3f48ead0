import { readThemeFile } from '@signdrive/tokens/exchange';
import { describeThemeProblem, type BrandSlotName, type BrandSlots, type ThemeProblem } from '@signdrive/tokens/theme';
import { Problem } from '../problem.ts';
import { placeOf, readFile, slotsOf } from './check-files.ts';

interface ReadTheme {
  slots: BrandSlots;
  set: readonly BrandSlotName[];
  /** The content of a token file: the theme as the check passed it. */
  document: unknown;
  /** A line for each entry that was converted, and for each note of the check. */
  told: readonly string[];
}

/**
 * Reads a theme from a token file, or from a design tool's.
 * @param path a file, or a partner's folder
 * @throws {Problem} with a line for each fault when it can't be used
 */
export function readTheme(path: string): ReadTheme {
  const file = slotsOf(path);
  const text = readFile(file);
  if (text instanceof Problem) throw text;
  const read = readThemeFile(text);
  const describe = (problem: ThemeProblem): string => `${placeOf(file, problem)}: ${describeThemeProblem(problem)}`;
  if (!read.ok) throw new Problem(read.problems.map(describe).join('\n'));
  const { slots, set, document, converted, notes } = read;
  return {
    slots,
    set,
    document,
    told: [
      ...converted.map((entry) => `${placeOf(file, entry)}: converted: ${describeThemeProblem(entry)}`),
      ...notes.map((note) => `${placeOf(file, note)}: note: ${describeThemeProblem(note)}`),
    ],
  };
}
