import { join } from 'node:path';
import { checkFiles } from './check-files.ts';
import { withUsage, WrongUse } from './command-problem.ts';
import { printTheme } from './export-theme.ts';
import { writeTheme } from './make-theme.ts';
import { readArguments } from './read-arguments.ts';

const usage = `theme new <slug> --color '#…' [--name …] [--accent '#…'] [--display-font archivo|anybody|newsreader]
                 [--radius <rem>] [--logo <text>] [--out <file>] [--force]
theme new <slug> --from <file> [--name …] [--logo <text>] [--out <file>] [--force]
theme check <file> …
theme export <file or slug> --as dtcg|css|tokens-studio|figma [--slug <slug>] [--contrast more] [--out <file>] [--force]`;

/** Folder of the package, with the shipped themes. */
const ownFolder = join(import.meta.dirname, '../..');

/**
 * The command `theme` of the package: makes a theme from one colour or a file, checks files, or exports a theme.
 * @param given the arguments after the command
 * @returns false if a checked file is not a valid theme
 * @throws {CommandProblem} if the request can't be fulfilled
 */
export const runCommand = (given: readonly string[]): Promise<boolean> =>
  withUsage(usage, () => {
    const { values, positionals } = readArguments(given);
    const [command, ...names] = positionals;
    if (command === 'check') return checkFiles(names);
    if (command === 'new') writeTheme(names, values);
    else if (command === 'export') printTheme(names, ownFolder, values);
    else
      throw new WrongUse(
        command === undefined ? 'Say new, check or export.' : `"${command}" is neither new, check nor export.`,
      );
    return true;
  });
