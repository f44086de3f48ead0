import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readThemeFile } from '../exchange/index.ts';
import { describeThemeProblem, type ThemeProblem } from '../theme/index.ts';
import { CommandProblem, WrongUse } from './command-problem.ts';

/** Maximum bytes to read; the check has a lower limit of its own. */
const mostBytes = 1_000_000;

/**
 * Checks theme files, or partner folders. Prints what each sets and what was converted, or its problems.
 * @returns true if every file is a valid theme
 */
export function checkFiles(files: readonly string[]): boolean {
  if (files.length === 0) throw new WrongUse('Name the files to check.');
  let areThemes = true;
  for (const file of files.map(slotsOf)) {
    const text = readFile(file);
    if (text instanceof CommandProblem) {
      // An unreadable file doesn't stop the check of the others.
      areThemes = false;
      console.error(text.message);
      continue;
    }
    const check = readThemeFile(text);
    for (const entry of check.converted) {
      console.log(`${placeOf(file, entry)}: converted: ${describeThemeProblem(entry)}`);
    }
    if (check.ok) {
      console.log(`${file}: sets ${check.set.join(', ')}; every pair passes in both contrast settings.`);
      for (const note of check.notes) console.log(`${placeOf(file, note)}: note: ${describeThemeProblem(note)}`);
      continue;
    }
    areThemes = false;
    for (const problem of check.problems) console.error(`${placeOf(file, problem)}: ${describeThemeProblem(problem)}`);
  }
  return areThemes;
}

export const placeOf = (file: string, { line }: ThemeProblem): string =>
  line === undefined ? file : `${file}:${line}`;

/** The path of the slots file for a partner's folder. */
export function slotsOf(path: string): string {
  const slots = join(path, 'slots.json');
  return existsSync(slots) ? slots : path;
}

/** @returns the text, or why it can't be read */
export function readFile(file: string): string | CommandProblem {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return new CommandProblem(`${file} is no file.`);
  if (stats.size > mostBytes)
    return new CommandProblem(`${file}: theme is larger than a megabyte, and a theme is not.`);
  if (basename(file) === 'theme.json' && existsSync(join(dirname(file), 'slots.json'))) {
    return new CommandProblem(
      `${file} says the partner's name and wordmark; the tokens stand in slots.json beside it.`,
    );
  }
  return readFileSync(file, 'utf8');
}
