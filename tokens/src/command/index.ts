/**
 * `@signdrive/tokens/command`: the command `theme` of the package, also used by the repository's own command. For Node:
 * it reads and writes files.
 */
export { checkFiles } from './check-files.ts';
export { CommandProblem, readOne, withUsage, WrongUse } from './command-problem.ts';
export { folderOf, printTheme } from './export-theme.ts';
export { describeTheme, makeTheme, readTarget, writeDocument, type MadeTheme } from './make-theme.ts';
export { readArguments, type ThemeOption, type ThemeValues } from './read-arguments.ts';
export { readTheme, type ReadTheme } from './read-theme.ts';
export { runCommand } from './run-command.ts';
