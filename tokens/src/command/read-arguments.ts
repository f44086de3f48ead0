import { parseArgs } from 'node:util';
import { CommandProblem, WrongUse } from './command-problem.ts';

/** The allowed values of each option, as the end of a sentence. */
const wants = {
  color: 'a colour, written as #rrggbb',
  name: 'the name people read, one line of 60 characters at most',
  accent: 'a colour, written as #rrggbb',
  'display-font': 'a font we ship: archivo, anybody or newsreader',
  radius: 'a dimension in rem, 0 to 1.5',
  logo: 'the words of the logo, one line of 60 characters at most',
  from: 'the path of a token file, or of a file from a design tool',
  slug: 'the slug of a theme, for the selector of its sheet',
  as: 'a format: dtcg, css, tokens-studio or figma',
  contrast: 'a contrast setting: normal or more',
  out: 'the path of a file that can be written',
  tokens: 'the folder of the tokens',
} as const;

export type ThemeOption = keyof typeof wants;
/** The options as given. */
export type ThemeValues = { [name in ThemeOption]?: string } & { force: boolean };

/** The error of an option's value, in one sentence with the allowed values. */
export const wrongValue = (option: ThemeOption, given: string | undefined): CommandProblem =>
  new CommandProblem(`--${option} takes ${wants[option]}${given === undefined ? '.' : `; "${given}" is none.`}`);

const isOption = (name: string): name is ThemeOption => Object.hasOwn(wants, name);
const known = new Set([...Object.keys(wants), 'force'].map((name) => `--${name}`));
const isKnown = (argument: string): boolean => known.has(argument.replace(/=.*/s, ''));

/** Joins `--radius -1` to `--radius=-1`, so that a value may begin with a dash and is validated. */
function joinValues(given: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [argument = '', next] = [given[at], given[at + 1]];
    const option = argument.slice(2);
    if (!argument.startsWith('--') || !isOption(option)) {
      joined.push(argument);
      continue;
    }
    if (next === undefined || isKnown(next)) throw wrongValue(option, undefined);
    joined.push(`${argument}=${next}`);
    at += 1;
  }
  return joined;
}

/**
 * Reads the arguments after the command.
 * @throws {CommandProblem} for an unknown or repeated option, or one without a value
 */
export function readArguments(given: readonly string[]): { values: ThemeValues; positionals: string[] } {
  const read = () => {
    try {
      const text = { type: 'string', multiple: true } as const;
      const names = Object.keys(wants) as ThemeOption[];
      return parseArgs({
        args: joinValues(given),
        options: { ...Object.fromEntries(names.map((name) => [name, text])), force: { type: 'boolean' } },
        allowPositionals: true,
      });
    } catch (error) {
      if (error instanceof CommandProblem) throw error;
      // Node's message adds advice about another syntax.
      const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/[\n.]/);
      throw new WrongUse(`${sentence}.`);
    }
  };
  const { values, positionals } = read();
  const once: ThemeValues = { force: values['force'] === true };
  for (const [name, texts] of Object.entries(values)) {
    if (!Array.isArray(texts) || !isOption(name)) continue;
    const [text, ...others] = texts.map(String);
    if (others.length > 0) throw new WrongUse(`--${name} stands there twice: give it once.`);
    if (text === undefined || text.trim() === '') throw wrongValue(name, text);
    once[name] = text;
  }
  return { values: once, positionals };
}
