import { readThemeFile } from '../exchange/index.ts';
import { describeThemeProblem, type BrandSlotName, type BrandSlots, type ThemeProblem } from '../theme/index.ts';
import { placeOf, readFile, slotsOf } from './check-files.ts';
import { CommandProblem } from './command-problem.ts';

export interface ReadTheme {
  slots: BrandSlots;
  set: readonly BrandSlotName[];
  /** The content of a token file: the theme as it passed the check. */
  document: unknown;
  /** One line for each converted entry, and for each note of the check. */
  told: readonly string[];
}

/**
 * Reads a theme from a token file, or from a design tool's.
 * @param path a file, or a partner's folder
 * @throws {CommandProblem} with one line for each problem if the theme is invalid
 */
export function readTheme(path: string): ReadTheme {
  const file = slotsOf(path);
  const text = readFile(file);
  if (text instanceof CommandProblem) throw text;
  const read = readThemeFile(text);
  const describe = (problem: ThemeProblem): string => `${placeOf(file, problem)}: ${describeThemeProblem(problem)}`;
  if (!read.ok) throw new CommandProblem(read.problems.map(describe).join('\n'));
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
